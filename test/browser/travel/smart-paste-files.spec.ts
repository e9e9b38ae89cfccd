import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { aFlight } from '../../support/builders';
import { MARRIOTT } from '../../support/confirmations';
import { aGigOf, card, openEdit, openPaste, openTravelTab } from '../../support/pages/travel-tab';

/* What can be handed to Smart Paste besides plain text. */

const HTML_TABLE = `<table>
  <tr><th>Hotel</th><td>Courtyard Portland Downtown/Waterfront</td></tr>
  <tr><th>Address</th><td>321 Commercial Street, Portland, ME 04101</td></tr>
  <tr><th>Confirmation Number</th><td>90412277</td></tr>
  <tr><th>Check-In</th><td>Thursday, June 4, 2026 03:00 PM</td></tr>
  <tr><th>Check-Out</th><td>Saturday, June 6, 2026 11:00 AM</td></tr>
</table>`;

const MAIL = [
  'From: reservations@example.com',
  'Subject: Reservation Confirmation 90412277',
  'MIME-Version: 1.0',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(`<html><body>${HTML_TABLE}</body></html>`).toString('base64'),
].join('\r\n');

const EVENT = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'SUMMARY:Stay at Courtyard Portland Downtown',
  'LOCATION:321 Commercial Street\\, Portland\\, ME 04101',
  'DTSTART;TZID=America/New_York:20260604T150000',
  'DTEND;TZID=America/New_York:20260606T110000',
  'DESCRIPTION:Hotel reservation\\nConfirmation Number: 90412277\\nCheck-In: Thursday\\, June 4\\, 2026 3:00 PM\\nCheck-Out: Saturday\\, June 6\\, 2026 11:00 AM',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

const FILES = [
  { name: 'stay.txt', mimeType: 'text/plain', text: MARRIOTT },
  { name: 'stay.html', mimeType: 'text/html', text: `<html><body>${HTML_TABLE}</body></html>` },
  { name: 'stay.eml', mimeType: 'message/rfc822', text: MAIL },
  { name: 'stay.ics', mimeType: 'text/calendar', text: EVENT },
];

async function choose(page: Page, paste: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
  const chooser = page.waitForEvent('filechooser');
  await paste.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file as never);
}

const read = (paste: Locator) => paste.getByRole('button', { name: 'Parse & Add Details' }).click();

async function isFound(paste: Locator) {
  await expect(paste.getByText('Great! I found these details:')).toBeVisible();
  for (const found of ['90412277', '321 Commercial Street', 'Jun 4', '3:00 PM', '11:00 AM']) {
    await expect(paste).toContainText(found);
  }
}

test('a mail, an event, a page and a text are read from files, chosen or dropped', async ({
  signedIn: page,
  person,
}) => {
  await openTravelTab(page, person);
  const paste = await openPaste(page, 'Hotel');
  for (const { name, mimeType, text } of FILES) {
    await choose(page, paste, { name, mimeType, buffer: Buffer.from(text) });
    await expect(paste.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await read(paste);
    await isFound(paste);
    await paste.getByRole('button', { name: 'Start over' }).click();
    await expect(paste.getByLabel('Your confirmation email')).toHaveValue('');
  }

  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped.eml', { type: 'message/rfc822' }));
    return transfer;
  }, MAIL);
  const box = paste.getByLabel('Your confirmation email');
  await box.dispatchEvent('dragover', { dataTransfer: dropped });
  await box.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(paste.getByRole('button', { name: 'Remove dropped.eml' })).toBeVisible();
  await read(paste);
  await isFound(paste);
  await paste.getByRole('button', { name: "Yes, that's right" }).click();
  await expect(card(page, 'Hotel')).toContainText('Courtyard Portland Downtown');
});

test('what was typed or chosen gives way to no file that cannot be read, and to no example unasked', async ({
  signedIn: page,
  person,
}) => {
  await openTravelTab(page, person);
  const paste = await openPaste(page, 'Hotel');
  const box = paste.getByLabel('Your confirmation email');
  await box.fill('See you at soundcheck.');
  const pdf = { name: 'stay.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await choose(page, paste, pdf);
  await expect(
    page.getByText('Choose an .eml, .ics, .html or .txt file.', { exact: true }),
  ).toBeVisible();
  const text = Buffer.alloc(1024 * 1024 + 1, 'x');
  await choose(page, paste, { name: 'long.txt', mimeType: 'text/plain', buffer: text });
  await expect(
    page.getByText('That is too much text: at most 1024 KiB can be sent.', { exact: true }),
  ).toBeVisible();
  await expect(box).toHaveValue('See you at soundcheck.');

  const question = page.getByRole('alertdialog', { name: 'Replace your text?' });
  const takeExample = (name: string) => paste.getByRole('button', { name }).click();
  await takeExample('Marriott stay');
  await expect(question).toContainText('The example takes its place.');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(box).toHaveValue('See you at soundcheck.');
  await choose(page, paste, {
    name: 'stay.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from(MAIL),
  });
  await takeExample('Marriott stay');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await paste.getByRole('button', { name: 'Remove stay.eml' }).click();
  await expect(box).toHaveValue('See you at soundcheck.');
  await takeExample('Marriott stay');
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(box).toHaveValue(/Courtyard Denver Downtown/);
  await takeExample('Alamo rental');
  await expect(page.getByLabel('Your confirmation email')).toHaveValue(/Alamo Rent A Car/);
  await expect(question).toBeHidden();
});

test('of a pasted table the cells are read, not the text that runs together', async ({
  signedIn: page,
  person,
}) => {
  await openTravelTab(page, person);
  const paste = await openPaste(page, 'Hotel');
  const plain = HTML_TABLE.replace(/<[^>]+>|\n/g, '').replace(/ {2,}/g, '');
  const sent = page.waitForRequest('**/api/smart-parse');
  await paste.getByLabel('Your confirmation email').evaluate(
    (element, { text, html }) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      clipboardData.setData('text/html', html);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      // What a browser does of itself with a paste that nobody prevents.
      if (element.dispatchEvent(event)) {
        (element as HTMLTextAreaElement).focus();
        document.execCommand('insertText', false, text);
      }
    },
    { text: plain, html: HTML_TABLE },
  );
  await read(paste);
  expect((await sent).postDataJSON()).toMatchObject({ emailText: HTML_TABLE });
  await isFound(paste);
});

/** As a person does it: something from outside the browser is dragged to a place and let go of. */
async function drop(page: Page, at: Locator, data: { files: string[] } | { html: string }) {
  const box = await at.boundingBox();
  if (!box) throw new Error('there is nothing to let go over');
  const items =
    'html' in data
      ? [
          { mimeType: 'text/html', data: data.html },
          { mimeType: 'text/plain', data: data.html.replace(/<[^>]+>|\n/g, '') },
        ]
      : [];
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items, files: 'files' in data ? data.files : [], dragOperationsMask: 1 },
    });
  }
}

test('a text is dropped into the box, and no file dropped beside it leads away', async ({
  signedIn: page,
  person,
}, testInfo) => {
  const file = testInfo.outputPath('stay.eml');
  await writeFile(file, MAIL);
  const gig = await aGigOf(person);
  await person.post('/api/travel-details', aFlight(gig.id));
  await page.goto(`/gigs/${gig.id}?tab=travel`);
  const paste = await openPaste(page, 'Hotel');
  await drop(page, paste.getByLabel('Your confirmation email'), { html: HTML_TABLE });
  const sent = page.waitForRequest('**/api/smart-parse');
  await read(paste);
  expect((await sent).postDataJSON()).toMatchObject({ emailText: HTML_TABLE });
  await isFound(paste);
  await paste.getByRole('button', { name: 'Start over' }).click();

  await drop(page, paste.getByRole('heading', { name: 'Add Hotel' }), { files: [file] });
  await drop(page, paste.getByRole('heading', { name: 'Quick examples' }), { files: [file] });
  await expect(paste.getByRole('button', { name: 'Remove stay.eml' })).toBeVisible();
  await paste.getByRole('button', { name: 'Remove stay.eml' }).click();
  await paste.getByRole('button', { name: 'Cancel' }).click();

  const update = await openEdit(page, 'Flight', 'Update Flight');
  await drop(page, update.getByLabel('Seat'), { files: [file] });
  await drop(page, update.getByLabel('Paste the new confirmation'), { files: [file] });
  await drop(page, update.getByLabel('Paste the new confirmation'), { html: HTML_TABLE });
  const again = page.waitForRequest('**/api/smart-parse');
  await update.getByRole('button', { name: 'Send' }).click();
  expect((await again).postDataJSON()).toMatchObject({ emailText: HTML_TABLE });
  await expect(update.getByText('No flight was found in this text')).toBeVisible();
  // The browser opens a file that nobody takes in a tab of its own, or in this one.
  expect(
    page
      .context()
      .pages()
      .map((open) => open.url()),
  ).toEqual([page.url()]);
  expect(page.url()).toContain(gig.id);
});

import { expect, expectAccessible, test } from '../../support/browser';
import { openPaste, openTravelTab } from '../../support/pages/travel-tab';

/** A tour manager's sheet: more marks than one digit can number. */
const SHEET = `THU 4 JUN - travel to Portland
Meet BOS at 0830.
AA778 BOS 1045 - PWM 1150
PNR KX7QTL
Load in 1500, doors 1900

SAT 6 JUN - Boston
AA419 PWM 0910 - BOS 1025
PNR MWT7RC
Doors 1900

SUN 7 JUN - Chicago
AA270 BOS 1115 - ORD 1310
PNR J5V8NE

TUE 9 JUN - home
AA431 ORD 1325 - DFW 1555
PNR 6YQ5B2
`;

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`at ${width} px no mark of a plan's four flights touches its value, and the frame stays`, async ({
    signedIn: page,
    person,
  }) => {
    await page.setViewportSize({ width, height });
    await openTravelTab(page, person);
    const paste = await openPaste(page, 'Flight');
    await paste.getByRole('textbox').fill(SHEET);
    await paste.getByRole('button', { name: 'Parse & Add Details' }).click();
    await expect(paste.getByText('Flight 4 of 4')).toBeVisible();
    const gaps = await paste.locator('li:has(dl)').evaluateAll((rows) =>
      rows.map((row) => {
        const mark = row.querySelector('span')?.getBoundingClientRect();
        const value = row.querySelector('dl')?.getBoundingClientRect();
        return mark && value ? value.left - mark.right : 0;
      }),
    );
    expect(gaps.length).toBeGreaterThan(20);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
    // What is read out only must not make the dialog itself scroll.
    const moved = await paste.evaluate((panel) => {
      panel.scrollTop = 400;
      return panel.scrollTop;
    });
    expect(moved).toBe(0);
    await expectAccessible(page);
  });
}

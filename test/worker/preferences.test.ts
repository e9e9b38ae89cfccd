import { expect, test } from 'vitest';
import { aSignedInClient } from '../support/worker/client';
import { withSharedWorker } from '../support/worker/with-worker';

const worker = withSharedWorker();

const preferences = {
  homeAirport: 'AUS',
  homeAddress: '500 Chicon St, Austin, TX',
  preferredAirlines: 'Southwest',
  preferredHotel: 'Hilton',
  preferredCarRental: 'Hertz',
};

test('until a person says otherwise the defaults hold, with no home address', async () => {
  const client = await aSignedInClient(worker());
  expect(await (await client.get('/api/user/travel-preferences')).json()).toEqual({
    homeAirport: 'DFW',
    homeAddress: '',
    preferredAirlines: 'Spirit,Southwest,Delta',
    preferredHotel: 'Courtyard Marriott',
    preferredCarRental: 'Alamo',
    arrivalLeadMinutes: 180,
  });
});

test('preferences are saved, saved again, and are one’s own', async () => {
  const [client, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const first = await client.put('/api/user/travel-preferences', {
    ...preferences,
    homeAirport: 'dfw',
  });
  expect(await first.json()).toEqual({
    ...preferences,
    homeAirport: 'DFW',
    arrivalLeadMinutes: 180,
  });
  await client.put('/api/user/travel-preferences', preferences);
  expect(await (await client.get('/api/user/travel-preferences')).json()).toEqual({
    ...preferences,
    arrivalLeadMinutes: 180,
  });
  expect(await (await other.get('/api/user/travel-preferences')).json()).toMatchObject({
    homeAirport: 'DFW',
  });
});

test('the time before a show is saved, and stays where it is left out', async () => {
  const client = await aSignedInClient(worker());
  const lead = async (fields: object) => {
    const saved = await client.put('/api/user/travel-preferences', { ...preferences, ...fields });
    return ((await saved.json()) as { arrivalLeadMinutes: number }).arrivalLeadMinutes;
  };
  expect(await lead({ arrivalLeadMinutes: 90 })).toBe(90);
  expect(await lead({})).toBe(90);
  expect(await lead({ arrivalLeadMinutes: '0' })).toBe(0);
});

test.each([
  ['homeAirport', 'AUST', 'Airport code must be exactly 3 characters'],
  ['homeAirport', 'A1S', 'Airport code must be exactly 3 characters'],
  ['homeAddress', ' ', 'Please enter your home address'],
  ['preferredAirlines', '', 'Please enter at least one airline'],
  ['preferredAirlines', ' , ', 'Please enter at least one airline'],
  ['homeAddress', 'x'.repeat(301), 'At most 300 characters'],
  ['preferredHotel', '', 'Please enter a preferred hotel chain'],
  ['arrivalLeadMinutes', -1, 'Enter up to 1440 minutes'],
  ['arrivalLeadMinutes', 1441, 'Enter up to 1440 minutes'],
  ['arrivalLeadMinutes', 90.5, 'Enter up to 1440 minutes'],
  ['arrivalLeadMinutes', 'soon', 'Enter up to 1440 minutes'],
  ['preferredCarRental', undefined, 'Please enter a preferred car rental company'],
])('a bad %s (%j) is rejected', async (field, value, message) => {
  const client = await aSignedInClient(worker());
  const response = await client.put('/api/user/travel-preferences', {
    ...preferences,
    [field]: value,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fieldErrors: { [field]: [message] } });
});

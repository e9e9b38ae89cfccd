/* Ends well when one of two vendors can be reached; see `networkReached`. */
import { vendorAddresses } from './sandbox.mjs';

const addresses = vendorAddresses();

async function reach(name) {
  const { status } = await fetch(addresses.get(name), {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(2_000),
  });
  if (status >= 500) throw new Error(`answered ${status}`);
}

const reached = Promise.any(['PHOTON_URL', 'OPEN_METEO_URL'].map(reach));
reached.then(
  () => process.exit(0),
  () => process.exit(1),
);

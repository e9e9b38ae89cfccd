import { flatRoutes } from '@remix-run/fs-routes';

/** The file name under `routes/` is the URL. */
export default flatRoutes();

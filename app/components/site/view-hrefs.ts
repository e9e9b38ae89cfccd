/** Where each view of the dashboard stands, as it is without anything chosen. */
export const VIEW_HREFS = {
  map: '/',
  calendar: '/?view=calendar',
  list: '/?view=list',
  schedule: '/?view=schedule',
};

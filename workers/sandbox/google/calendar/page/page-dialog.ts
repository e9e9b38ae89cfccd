import type { User } from '../store/store';
import { type Html, html } from './html';
import type { ListedCalendar } from './page-days';

/** The form for a new event and for one that is there; the script fills it in. */
export function eventDialog(
  user: User,
  month: string,
  show: string | undefined,
  writable: readonly ListedCalendar[],
  usual: ListedCalendar | undefined,
): Html {
  const options = writable.map(
    ({ calendar }) => html`<option value="${calendar.id}">${calendar.summary}</option>`,
  );
  return html`<dialog id="event" aria-labelledby="event-heading">
  <form method="post" action="/ui">
    <h2 id="event-heading">New event</h2>
    <p id="event-note" class="note" hidden></p>
    <input type="hidden" name="user" value="${user.email}">
    <input type="hidden" name="month" value="${month}">
    <input type="hidden" name="show" value="${show}">
    <input type="hidden" name="id">
    <input type="hidden" name="date">
    <input type="hidden" name="calendar" data-usual="${usual?.calendar.id}">
    <label>Title <input name="summary" autocomplete="off"></label>
    <label>Location <input name="location" autocomplete="off"></label>
    <label class="check"><input type="checkbox" name="allDay"> All day</label>
    <div class="pair">
      <label>Starts <input type="date" name="startDate" required></label>
      <label class="clock">At <input type="time" name="startTime"></label>
    </div>
    <div class="pair">
      <label>Ends <input type="date" name="endDate" required></label>
      <label class="clock">At <input type="time" name="endTime"></label>
    </div>
    <p id="event-zone" class="note"></p>
    <label id="event-scope" hidden>Change <select name="scope"><option value="one">Only this occurrence</option><option value="series">The whole series</option></select></label>
    <label>Calendar <select name="destination">${options}</select></label>
    <div class="actions">
      <button name="op" value="edit" class="primary">Save</button>
      <button name="op" value="delete" formnovalidate>Delete</button>
      <button type="button" data-close>Close</button>
    </div>
  </form>
</dialog>`;
}

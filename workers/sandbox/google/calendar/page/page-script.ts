/** Fills the dialog, and turns a drag into the same form's post. */
export const PAGE_SCRIPT = `
const dialog = document.getElementById('event');
const form = dialog.querySelector('form');
const field = (name) => form.elements.namedItem(name);
const save = form.querySelector('[value=edit], [value=create]');
const remove = form.querySelector('[value=delete]');
const note = document.getElementById('event-note');

function showClocks() {
  for (const label of form.querySelectorAll('.clock')) label.hidden = field('allDay').checked;
}

function openDialog({ heading, values, canEdit, canDelete, recurring, zone, hint }) {
  document.getElementById('event-heading').textContent = heading;
  for (const [name, value] of Object.entries(values)) field(name).value = value;
  field('allDay').checked = values.startTime === '';
  save.hidden = !canEdit;
  remove.hidden = !canDelete;
  note.hidden = !hint;
  note.textContent = hint;
  document.getElementById('event-zone').textContent = zone ? 'Times are in ' + zone + '.' : '';
  document.getElementById('event-scope').hidden = !recurring;
  field('scope').value = 'one';
  for (const name of ['summary', 'location', 'allDay', 'startDate', 'startTime', 'endDate', 'endTime', 'destination']) {
    field(name).disabled = !canEdit;
  }
  showClocks();
  dialog.showModal();
}

function openNew(day) {
  const calendar = field('calendar').dataset.usual;
  save.value = 'create';
  openDialog({
    heading: 'New event', canEdit: true, canDelete: false, recurring: false, zone: '', hint: '',
    values: { id: '', summary: '', location: '', startDate: day, startTime: '', endDate: day, endTime: '', calendar, destination: calendar },
  });
}

function openEvent({ dataset: data }) {
  save.value = 'edit';
  const hint = data.canEdit ? '' : data.type !== 'default'
    ? 'Google lets nobody change an event of the type ' + data.type + '.'
    : 'This calendar is read-only.';
  openDialog({
    heading: data.canEdit ? 'Edit event' : 'Event', canEdit: data.canEdit === 'yes',
    canDelete: data.canDelete === 'yes', recurring: data.recurring === 'yes',
    zone: data.startTime && data.zone, hint,
    values: { id: data.id, summary: data.summary, location: data.location, startDate: data.startDate, startTime: data.startTime,
      endDate: data.endDate, endTime: data.endTime, calendar: data.calendar, destination: data.calendar },
  });
}

document.addEventListener('click', ({ target }) => {
  const fresh = target.closest('[data-new]');
  const event = target.closest('.event');
  if (fresh) openNew(fresh.dataset.new);
  else if (event) openEvent(event);
  else if (target.closest('[data-close]')) dialog.close();
});
field('allDay').addEventListener('change', () => {
  if (!field('allDay').checked && !field('startTime').value) {
    field('startTime').value = '19:00';
    field('endTime').value = '22:00';
  }
  showClocks();
});
field('startDate').addEventListener('change', () => {
  if (field('endDate').value < field('startDate').value) field('endDate').value = field('startDate').value;
});
form.addEventListener('submit', () => {
  if (save.value === 'create') field('calendar').value = field('destination').value;
});
for (const select of document.querySelectorAll('.chooser select')) {
  select.addEventListener('change', () => {
    if (select.name === 'user') select.form.elements.show.value = '';
    select.form.submit();
  });
}

let dragged = null;
document.addEventListener('dragstart', ({ target, dataTransfer }) => {
  dragged = target.closest('.event');
  dataTransfer.effectAllowed = 'move';
  dataTransfer.setData('text/plain', dragged.dataset.id);
});
document.addEventListener('dragend', () => {
  dragged = null;
  document.querySelector('.over')?.classList.remove('over');
});
for (const day of document.querySelectorAll('.day')) {
  day.addEventListener('dragover', (event) => {
    if (!dragged) return;
    event.preventDefault();
    document.querySelector('.over')?.classList.remove('over');
    day.classList.add('over');
  });
  day.addEventListener('drop', (event) => {
    event.preventDefault();
    if (!dragged) return;
    const values = { op: 'drag', user: field('user').value, month: field('month').value, show: field('show').value,
      id: dragged.dataset.id, calendar: dragged.dataset.calendar, date: day.dataset.day };
    const post = document.createElement('form');
    post.method = 'post';
    post.action = '/ui';
    for (const [name, value] of Object.entries(values)) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = value;
      post.append(input);
    }
    document.body.append(post);
    post.submit();
  });
}
`;

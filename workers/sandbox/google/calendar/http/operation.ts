export type Operation =
  | 'calendarList.list'
  | 'calendarList.get'
  | 'calendars.get'
  | 'calendars.insert'
  | 'calendars.delete'
  | 'events.list'
  | 'events.get'
  | 'events.insert'
  | 'events.update'
  | 'events.patch'
  | 'events.delete'
  | 'events.move'
  | 'events.instances'
  | 'events.watch'
  | 'channels.stop';

export const WRITES: readonly Operation[] = [
  'calendars.insert',
  'calendars.delete',
  'events.insert',
  'events.update',
  'events.patch',
  'events.delete',
  'events.move',
];

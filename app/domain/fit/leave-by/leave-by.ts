/** When one has to set out for a flight or a show. */
export interface LeaveBy {
  for: 'flight' | 'show';
  gigId: string;
  /** The tickets of the flight; none of a show. */
  travelDetailIds: string[];
  /** Wall time where one sets out: "2026-06-06T10:45". */
  leaveAt: string;
  timeZone: string;
  /** "Courtyard Portland", "home", "PWM" */
  from: string;
  /** The city from whose centre the drive is reckoned, where no more is known of the place. */
  fromCity: string | null;
  /** "PWM", or the gig's title. */
  to: string;
  /** With the margin for the time of day: from setting out to being there. */
  driveMinutes: number;
  /** From being there to the departure or the start. */
  leadMinutes: number;
  /** When one is let in to set up, "16:00", where that is what one has to be there for. */
  loadInTime: string | null;
  /** "Leave home by 4:15 AM: about 50 min from central Dallas to DFW, 2 h at the airport." */
  sentence: string;
  /** The instant of `leaveAt`, in milliseconds since 1970: a clock shows some hours twice. */
  leavesAt: number;
}

/** As the API answers it. */
export type LeaveByAnswer = Omit<LeaveBy, 'gigId' | 'leavesAt'>;

export function leaveByAnswer({ gigId: _gigId, leavesAt: _leavesAt, ...answer }: LeaveBy) {
  return answer satisfies LeaveByAnswer;
}

/** What one invocation of the Worker may use, by its plan. */
export interface CalendarLimits {
  requests: number;
  statements: number;
  milliseconds: number;
  /** Events asked for in one page. */
  pageSize: number;
}

export const FREE_LIMITS: CalendarLimits = {
  requests: 50,
  statements: 50,
  milliseconds: 25_000,
  pageSize: 100,
};
export const PAID_LIMITS: CalendarLimits = {
  requests: 1000,
  statements: 1000,
  milliseconds: 25_000,
  pageSize: 250,
};

/** A run stops at this share, so that it can still save where it is. */
const SHARE = 0.8;

export interface Budget {
  spend(what: 'requests' | 'statements', count: number): void;
  /** True while there is room for so many more of each. */
  hasRoom(requests?: number, statements?: number): boolean;
}

export function createBudget(limits: CalendarLimits, milliseconds: () => number): Budget {
  const used = { requests: 0, statements: 0 };
  const startedAt = milliseconds();
  return {
    spend(what, count) {
      used[what] += count;
    },
    hasRoom(requests = 1, statements = 8) {
      return (
        used.requests + requests <= limits.requests * SHARE &&
        used.statements + statements <= limits.statements * SHARE &&
        milliseconds() - startedAt < limits.milliseconds
      );
    },
  };
}

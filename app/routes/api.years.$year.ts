import { isCalendarYear } from '~/domain/gigs/views/calendar-years';
import { readYear } from '~/domain/year/look-at-year.server';
import { notFound } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  GET: {
    async read({ params, services, owner }) {
      const year = Number(params.year);
      if (!isCalendarYear(year)) return () => notFound('There is no such year in the calendar.');
      return JSON.stringify(await readYear(services, owner, year));
    },
  },
});

export const loader = api.loader;
export const action = api.action;

import { notFound } from '~/http/problem.server';

/** An `/api` path that does not exist is told so in the API's own words. */
export async function loader() {
  return notFound('There is no such address in the API.');
}

export async function action() {
  return notFound('There is no such address in the API.');
}

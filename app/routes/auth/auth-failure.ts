import { ApiError } from '~/components/data/call-api';

interface Failure {
  title: string;
  description: string;
}

const TECHNICAL =
  'Login is currently experiencing technical issues. Please try again later or contact support.';

/** What to say when signing in did not work. */
export function loginFailure(error: unknown): Failure {
  if (!(error instanceof ApiError))
    return { title: 'Login Error', description: networkReason(error) };
  if (error.status >= 500) return { title: 'Login failed', description: TECHNICAL };
  return {
    title: 'Login failed',
    description: error.problem?.message || 'Invalid username or password',
  };
}

/** What to say when an account could not be made. */
export function registrationFailure(error: unknown): Failure {
  const title = 'Registration Failed';
  if (!(error instanceof ApiError)) return { title, description: networkReason(error) };
  // The message is the body too, whatever shape it has.
  if (error.status === 409 || /already exists/i.test(error.message)) {
    return {
      title,
      description:
        'This email address is already registered. Please use a different email or login.',
    };
  }
  if (error.status === 400) {
    return { title, description: 'Please check your information and try again.' };
  }
  const waits = error.status === 429 && error.problem?.message;
  return { title, description: waits || 'Could not create account' };
}

function networkReason(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return 'Request timed out: Server may be busy';
  }
  // The one error fetch gives when the network is not there.
  if (error instanceof TypeError) return 'Network error: Please check your connection';
  return `Error: ${error instanceof Error ? error.message : String(error)}`;
}

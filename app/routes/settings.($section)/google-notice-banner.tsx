import { Notice } from '~/components/ui/feedback/notice';
import { GOOGLE_NOTICES, type GoogleNotice } from '~/domain/auth/google-notice';

/** What came of connecting a Google account. */
export function GoogleNoticeBanner({ notice }: { notice: GoogleNotice }) {
  const { ok, text } = GOOGLE_NOTICES[notice];
  return (
    <Notice tone={ok ? 'ok' : 'bad'} className="mt-5">
      {text}
    </Notice>
  );
}

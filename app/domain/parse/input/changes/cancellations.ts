import type { Reading } from '../../reading';
import { hasAnyWord } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { unbookedWords } from '../../vocabulary/unbooked-rows';
import { tellsWhatHolds } from './standing-lines';

const CANCELLED_SUBJECT = anyCase(
  /(?<!\p{L})(?:cancel(?:l?ed|lation)|storniert|annulliert|annullierung|stornierung|annul(?:ée?|ation|eringen?|ering|lat[ao]|lamento|leret|lering)|cancelad[oa]|cancelaci[óo]n|cancelamento|cancellazione|geannuleerd|avbokad|avbokning|avbestilling|avbestilt|kanseller(?:t|ing)|afbestilt|afbestilling|anulowan\p{L}+)(?!\p{L})|отмен[аеё]|キャンセル(?!ポリシー|料|無料|規定)/iu,
);
const NOT_CANCELLED =
  /\b(?:free|flexible|policy|no) cancel|cancel(?:l?ation)? (?:policy|fee|protection|insurance|terms|deadline|options?|by)\b|before cancel/i;
const CANCELLED =
  /\b(?:your|the|this|following)\s(?:[\w'#-]+\s){0,6}?(?:has|have|was|were|is|are)\s(?:now\s|been\s|successfully\s){0,3}cancel?led\b|\b(?:we(?:'ve| have)|you(?:'ve| have)?)\s(?:successfully\s)?cancel?led\s(?:your|the|this)\b|\bcancell?ation (?:confirmed|confirmation|complete)\b|\bcancell?ation number(?: is)?\s?[:#]?\s{0,3}[A-Z\d-]{0,12}\d|\bconfirm(?:s|ing|ation of)? (?:the |your )?cancell?ation\b|^\W{0,6}status\W{1,4}cancel?led\b/im;
const CANCELLED_ABROAD = anyCase(
  /(?<!\p{L})(?:(?:wurden?|ist|sind) (?:leider )?(?:storniert|annulliert|gestrichen)|müssen wir (?:\p{L}{3,12} ){0,3}(?:flug|flüge) (?:leider )?(?:streichen|annullieren|stornieren)|(?:vol|vols|réservation|séjour) (?:est|sont) annulée?s?|a été annulée?|ha sido (?:cancelad|anulad)[ao]|foi (?:cancelad|anulad)[ao]|foram (?:cancelad|anulad)[ao]s|han sido (?:cancelad|anulad)[ao]s|ont été annulée?s|sono stat[ie] (?:annullat|cancellat)[ie]|(?:è|e'|é) stat[ao] (?:annullat|cancellat)[ao]|is geannuleerd|(?:har|är|har blivit) avbok(?:ats|ad)|er (?:blitt )?(?:kansellert|avbestilt)|er (?:blevet )?(?:annulleret|afbestilt)|został[ao] (?:anulowan|odwołan)[ao])(?!\p{L})|был[ао]? отмен[её]н|キャンセル(?:されました|が完了|いたしました)/iu,
);

const CANCELLED_WORDS = unbookedWords('cancelled');
const NEW_BOOKING =
  /\bnew (?:flight|itinerary|schedule|reservation)\b|\brebooked\b|\b(?:and|been) replaced (?:by|with)\b|\bneue[rn]? (?:flug|reiseplan|buchung)|\bumgebucht\b|\bnouve(?:au vol|l itinéraire)\b|\bnuevo (?:vuelo|itinerario)\b|\bnovo (?:voo|itinerário)\b|\bnuovo (?:volo|itinerario)\b|\bnieuwe vlucht|\bomgeboekt\b|\bombokad\b|\bombooket\b|\bny(?:tt|e) fly/i;
/** Said of those who fly, not of what they may ask for. */
const REBOOKED =
  /\b(?:(?:we(?:'ve| have)|have been|you're|you are|automatically) rebooked|umgebucht|omgeboekt|ombokad|ombooket|réacheminée?s?|riprotett[oaie])/i;

/** A cancellation confirms nothing. "May be cancelled free of charge" is not one. */
export function isCancellation({ clean, mail }: Reading): boolean {
  if (CANCELLED_SUBJECT.test(mail.subject) && !NOT_CANCELLED.test(mail.subject))
    return !isRebooked(clean);
  const top = `${mail.subject}\n${clean.trimStart().slice(0, 400)}`;
  if (hasAnyWord(top, CANCELLED_WORDS) && !NEW_BOOKING.test(clean) && !isRebooked(clean))
    return true;
  const match = CANCELLED.exec(clean) ?? CANCELLED_ABROAD.exec(clean);
  if (!match) return false;
  const before = clean.slice(Math.max(0, match.index - 60), match.index);
  return (
    !/\b(?:if|unless|when|once|in case|until|should|whether)\b[^\n.]{0,50}$/i.test(before) &&
    !NEW_BOOKING.test(clean) &&
    !isRebooked(clean)
  );
}

/** Whether something is flown all the same, or instead. */
function isRebooked(clean: string): boolean {
  return REBOOKED.test(clean) || tellsWhatHolds(clean);
}

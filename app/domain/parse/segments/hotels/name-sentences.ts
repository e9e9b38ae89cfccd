import { anyCase } from '../../vocabulary/patterns';
/** Sentences that name a house: "your stay at …", "Ihre Buchung ist bestätigt: …". */
export const SENTENCE = anyCase(
  /(?:(?:stay|reservation|booking|visit|room)(?: confirmation)?(?: for (?:you|us|one|two))?(?: is (?:booked|confirmed|set))? (?:at|with)(?: the(?= [a-z]))?|(?:thank you|thanks)(?: (?:very|so) much)? for (?:choosing|booking(?: with| at)?|staying (?:at|with)|selecting|reserving(?: with| at)?)|welcome(?: you)? (?:to|at)|greetings from|see(?:ing)? you (?:soon )?at|looking forward to (?:welcoming you|your (?:arrival|stay)) (?:to|at)|staying at|(?:you(?:'re| are|'ll be| will be)|put you up|booked you in) at|(?:booked|put) you (?:in(?:to)?|up at)|(?:hotel|lodging|rooms?)(?: (?:in|for) \p{Lu}[\p{L} ]{2,24})? (?:is|are)(?: at)?|(?:booked|confirmed) at|check(?:ed)? in(?:to)? at|(?:confirmation|reservation)(?: #?\d{5,14})? (?:for|from|at)|bei uns im|séjour (?:à|au)|(?:d'|de nous )avoir choisi|gracias por (?:elegir|reservar en)|grazie per aver scelto|obrigado por escolher|stay at|(?:stay|reservation|booking|trip)\s?[:-])\s{1,2}((?:the )?[\p{Lu}\d][^\n\t|!?;:]{2,120})/giu,
);
/** "Reservation confirmed - Alfama apartment", "Ihre Buchung ist bestätigt: Musterhof". */
export const CONFIRMED = anyCase(
  /(?:confirmed|bestätigt|confirmée|confirmad[ao]|confermat[ao]|bevestigd|bekräftad|bekreftet|bekræftet|potwierdzon[ay])!?\s?[:-] {0,2}(\p{Lu}[^\n\t|!?;:]{2,80})$/gimu,
);
export const BEFORE_CONFIRMED = /^\s*(?:Subject: ?)?[^:]{0,40}$/i;
/** The same abroad, where a town may stand in the same place: it counts with a hotel's word alone. */
const SENTENCE_ABROAD =
  /(?:Buchung|Reservierung|Aufenthalt) (?:bei|im)|réservation (?:à l'|à|au |chez)|(?:reserva|estancia) en(?: el)?|prenotazione (?:presso|al)|reserva no|(?:reservering|boeking|verblijf) bij|bokning (?:hos|på)|bestilling (?:hos|på)/
    .source;
export const ABROAD = anyCase(`(?:${SENTENCE_ABROAD})\\s(\\p{Lu}[^\\n\\t|!?;:]{2,120})`, 'g');

/** "Casa del Patio is expecting you on 9 October". */
export const EXPECTS =
  /^(?:[^\p{L}\n[]{0,6}\[[^\]\n]{1,30}\])?[^\p{L}\n]{0,6}(?:L['’]établissement )?(\p{Lu}[^\n\t.!?]{2,70}?) (?:is (?:expecting|looking forward to (?:welcoming|hosting|seeing)) you|vous attend|erwartet (?:Sie|dich)|(?:le|te|os) espera|(?:La|ti|vi) aspetta|verwacht (?:u|je))(?!\p{L})/gmu;

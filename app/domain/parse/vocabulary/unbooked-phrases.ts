import { anyCase } from './patterns';

/** English phrases as pattern sources, one on a line: whole words, in capitals or not. */
function phrases({ raw: [lines = ''] }: TemplateStringsArray): RegExp {
  const sources = lines.split('\n').map((line) => line.trim());
  return anyCase(`\\b(?:${sources.filter(Boolean).join('|')})\\b`);
}

/** Mails that name days, places and prices without a booking of that kind behind them. */
export const UNBOOKED = phrases`
  (?:complete|finish) your (?:booking|reservation|purchase)
  finish booking
  still time to book
  you were looking at
  still (?:interested|thinking|looking|deciding)
  your (?:saved )?(?:search|quote)
  (?:this|price|rate|fare|new) quote
  quote (?:for|number|no\.?|expires|valid|request|is valid)
  non-?binding (?:quote|offer)
  subject to (?:a )?(?:signed )?contract
  this offer (?:expires|is valid|stands until)
  (?:hotel|hotels|accommodation|lodging|rooms?|flights?|travel) to be (?:provided|arranged|confirmed|booked|advised)
  no seats? (?:is|are) (?:being )?held
  quotation
  (?:added to|are (?:now )?on) (?:the|our) wait ?list
  (?<!\bif (?:the|a|your) )\bprice (?:drop|alert|change)s?(?! (?:protection|guarantee)|: off)
  prices? (?:(?:have |has )?(?:dropped|fell|fallen|gone (?:up|down))|(?:is|are) (?:typical|low|high))
  revise this trip
  continue to (?:checkout|payment)
  stop tracking
  (?:trip|route|flight)s? you(?:'re| are)? track\w*
  track(?:ing|ed) (?:prices|fares?|flights)
  left (?:something )?(?:in|behind)\b.{0,20}\bcart
  (?:is|are|was|were|been|still) not (?:yet )?(?:a )?(?:confirmed|booked)
  not yet (?:confirmed|booked)
  not (?:yet )?a (?:confirmation|reservation)
  this is not a (?:ticket|booking|confirmation|reservation)
  request (?:sent|pending)
  sent a (?:booking |reservation )?request
  won't be charged (?:until|unless)
  not (?:been )?confirmed
  (?:none|nothing)(?: of (?:it|this|these|them))? (?:is|are|has been|have been) (?:yet )?(?:booked|held|reserved|on hold|ticketed)
  (?:this is )?a quote only
  hold (?:expires|will expire|lapses)
  (?:rooms?|block of rooms|room block) (?:is|are) held at
  does not include (?:a |any |your )?(?:hotel|accommodation|lodging)
  \d rooms? left
  select (?:a|your) room
  book your own (?:flights?|travel|rooms?|hotel)
  new booking confirmed! \p{L}+ arrives
  (?:host|your) payout
  you earn hosting
  not valid for (?:transportation|travel|carriage)
  baggage (?:fee )?receipt
  receipt for (?:baggage|(?:your |an? )?(?:seat |premium (?:class )?)?upgrade)
  (?:upgrade|seat) receipt
  rooms? (?:is|are) not (?:being |currently )?held
  (?:until|unless) we receive (?:a|your|the) signed
  proposal (?:date|does not|is not|expires)
  does not constitute a (?:contract|reservation|booking)
  (?:couldn't|could not|can't|cannot|(?:was|were) unable to|unable to) accept your (?:reservation |booking )?request
  request (?:wasn't|was not|has not been) accepted
  request (?:has been |was )?declined
  (?:haven't|have not) been charged
  hold (?:has |have )?(?:now )?expired
  (?:you(?:'re| are| have been) (?:now )?|your (?:request|name) (?:is|has been) )wait-?listed
  sample itinerary
  agreement (?:is )?made (?:this|on|as of|between)
  (?:purchaser|promoter|presenter|artist) shall
`;

/** Refunds, claims, points and advertising name a trip without booking one. */
export const ABOUT_A_TRIP = phrases`
  your refund
  refund (?:has been|was|is being) (?:processed|issued)
  refund (?:confirmation|receipt|request)
  baggage claim report
  delayed baggage
  lost (?:bag|luggage|property)
  file reference
  you(?:'ve)? earned [\d,]+ (?:miles|points|bonus)
  (?:account|points|miles|mileage|skymiles|mileageplus|aadvantage|avios|rewards|member) (?:summary|statement|balance)
  recent activity
  (?:january|february|march|april|may|june|july|august|september|october|november|december) (?:activity|summary|statement)
  account activity
  (?:in-?flight|on-?board) (?:purchase|wi-?fi)
  set ?list
  save (?:up to )?\d{1,2}(?=\s?%)
  book between \p{L}{3,9}\.? \d
  \d{1,2}\s?% off
  sale ends
  book by (?:\p{L}{3,9}\.? \d|\d)
  low fares
  fares? (?:from|start)
  starting at \$
  group rate
  room block
  expense (?:report|claim)
  policy (?:is )?(?:confirmed|number)
  (?:travel|expense)(?: (?:&|and) (?:travel|expenses?))? policy
  travel insurance
  insurance (?:policy|certificate|confirmation)
  certificate of insurance
  visa (?:application|appointment)
  letter of invitation
  invitation letter
  esta application
  (?:show|venue|tour|final) settlement
  reimbursements?
`;

/** Such a mail is sent to all who follow a flight; with the code of a booking to those who fly on it. */
export const FLIGHT_STATUS = phrases`
  [A-Z\d]{2} ?\d{1,4}(?: [\p{L}\d(),]{1,20}){0,12} (?:is|is now|has been) delayed
  flight status(?=:| (?:update|alert|notification))
  is on time
`;

export const AFTERWARDS = phrases`
  how was your (?:stay|flight|trip|rental)
  rate your (?:stay|flight|trip|rental)
  review your (?:stay|trip)
  (?:thank you|thanks) for (?:staying|your recent|flying|renting)
  hope you(?:'ve)? (?:enjoyed|had a (?:\p{L}{2,12} ){1,2}(?:time|trip|stay|flight))
  we'd love (?:your feedback|to know how we did|to hear how)
  (?:start|take|complete) (?:the|our|this) (?:\p{L}{2,9} )?survey
  how likely are you to recommend
  your (?:final )?(?:bill|folio|e-?folio)
  guest folio
  tax invoice
  vat invoice
  invoice (?:number|no|date|#)
  rental (?:receipt|charges summary)
  final receipt
  receipt for your (?:stay|rental)
  your (?:rental|stay|trip) receipt
  you (?:earned|received) [\d,]+ (?:points|miles)
`;

/** Such a subject heads a survey, whatever number it asks about. */
export const ASKS_AFTERWARDS = phrases`
  how was your
  how did we do
  rate your
  review your
  tell us about your
  your (?:feedback|opinion)
  hope you enjoyed
  your points (?:are|have)
  points (?:have )?posted
`;

/** What a mail that confirms a booking says at its head. */
export const CONFIRMS = phrases`
  (?:reservation|booking|trip|flight|stay|hotel|rental|car) (?:is |has been |was )?(?:confirmed|booked)
  you're (?:all set|going|booked)
  booking confirmation
  reservation confirmation
  trip confirmation
  e-?tickets?
  itinerary
  confirmation (?:numbers?|codes?|#\s*\w)
  confirm(?:ing)? your (?:individual )?(?:reservation|booking)
`;

/** What is paid back has the code of the booking that was. */
export const MONEY_BACK = phrases`
  your refund
  refund (?:has been|was|is being) (?:processed|issued)
  refund (?:confirmation|receipt|request)
  we(?:'ve| have) refunded
  travel credit (?:has been|was) issued
  (?:compensation|reimbursement) (?:claim|request)
`;

/** The same where a refund or survey may have the booking's number. */
export const BOOKS = phrases`
  (?:reservation|booking|trip|flight|stay|hotel|rental|car) (?:is |has been |was )?(?:confirmed|booked)
  you're (?:all set|going|booked)
  (?:booking|reservation|trip) confirmation
  e-?ticket
  itinerary
`;

/** A purchase that failed. */
export const NOT_PAID = phrases`
  payment (?:was |has been |is )?(?:declined|failed|rejected|unsuccessful)
  (?:booking|purchase|reservation|payment) (?:was not|wasn't|could not be|couldn't be|is not|isn't|has not been|hasn't been) (?:yet )?completed?
`;

/** Subjects that sell, thank, ask or pay back. */
export const NO_BOOKING = phrases`
  \d{1,2}\s?% off
  save (?:up to|\$|£|€|\d)
  sale\b
  promo(?:tion)? code
  deals?\b
  offers?\b
  book (?:now|by|early|today)
  (?:fares?|tickets|seats) from [$£€]
  from (?:just|only)
  newsletter
  sweepstakes
  gift card
  points? (?:balance|summary|statement|activity)
  (?:you(?:'ve)?|have) earned
  rewards? (?:statement|summary|activity|balance)
  season ticket
  railcard
  travel pass
  rail pass
  survey
  feedback
  how was
  rate your
  lost property
  delay repay
  compensation
  your refund
  refund (?:request|confirm\w*|issued|processed)
  your claim
  service alert
  disruption
  engineering works
  timetable (?:change|update)
  strike
`;

/** Said of this very booking, not of what would be once it is made. */
export const NOW_BOOKED = phrases`
  (?<!\b(?:once|when|until|if|after|as soon as|unless) (?:your|the|this|a) )(?:reservation|booking|trip|flights?|stay|rental)(?: \#?[A-Z\d-]{4,20})? (?:is|are|has been|have been) (?:now )?(?:booked|confirmed|ticketed)
  confirmation for (?:your )?(?:rental car|flights?|hotel|stay)
  (?:reservation|booking) is complete
  (?:trip|reservation|booking) (?:change|update)(?: request)? (?:was|is|has been) (?:approved|accepted)
`;

/** What was an option or a quote until now is one no more. */
export const NO_MORE_QUOTED = phrases`
  (?:is|are) now (?:booked|confirmed|ticketed)
`;

/** Words that only a booking has, where no reference is printed. */
export const BOOKED = phrases`
  e-?tickets?
  booking (?:confirmed|confirmation)
  (?:booking|reservation|trip|ticket|journey|seat|sailing|ride|transfer) (?:is |has been )?(?:confirmed|booked)
  reservation confirm(?:ed|ation)
  you're (?:all set|booked|going)
  your tickets?
  thank you for (?:booking|your (?:booking|reservation|purchase))
  thanks for (?:booking|your (?:booking|reservation))
  buchungsbestätigung(?:en)?
  online-?ticket
  reservierungsbestätigung
  confirmation de (?:votre )?(?:commande|réservation)
  votre billets?
  conferma (?:di )?(?:acquisto|prenotazione)
  il tuo biglietto
  confirmación de (?:compra|reserva)
  boekingsbevestiging(?:en)?
`;

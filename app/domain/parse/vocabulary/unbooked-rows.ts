/** Why a mail that names a flight, a stay or a rental has no booking behind it. */
export type Unbooked =
  | 'not-paid'
  | 'sells'
  | 'asks-afterwards'
  | 'offer'
  | 'request'
  | 'invoice'
  | 'survey'
  | 'cancelled'
  | 'told'
  | 'claim'
  | 'of-guests'
  | 'registration';

/**
 * Words of mails that book nothing, by what they do: the language, then its words with "|" between
 * them. The English ones are patterns in `unbooked-phrases.ts`.
 */
const WORDS: Readonly<Record<Unbooked, string>> = {
  'not-paid': `
    de zahlung fehlgeschlagen|zahlung ist fehlgeschlagen|zahlung abgelehnt|zahlung wurde abgelehnt|zahlung konnte nicht|buchung nicht abgeschlossen|buchung wurde nicht abgeschlossen|buchung ist noch nicht abgeschlossen|buchung fehlgeschlagen|noch nicht gebucht|noch nicht bestätigt|schließe deine buchung ab|schließen sie ihre buchung ab|unverbindliches angebot|keine bestätigung|keine buchungsbestätigung|keine reservierungsbestätigung|nichts gebucht|buchung fortsetzen|setzen sie ihre buchung fort|setze deine buchung fort|ihre suche gespeichert|deine suche gespeichert
    fr paiement refusé|paiement a été refusé|paiement a échoué|paiement n'a pas abouti|réservation n'a pas abouti|réservation n'est pas confirmée|réservation n'est pas encore confirmée|réservation n'est pas finalisée|finalisez votre réservation|terminez votre réservation|pas encore réservé|votre devis|pas une confirmation|ne constitue pas une confirmation|rien n'est réservé|terminez votre achat|finalisez votre achat|reprendre ma réservation|nous avons gardé votre recherche|nous avons sauvegardé votre panier
    es pago rechazado|pago fue rechazado|pago ha sido rechazado|no autorizó el pago|no pudimos procesar tu pago|no se pudo procesar el pago|compra no se completó|compra no se ha completado|compra no completada|reserva no se completó|reserva no se ha completado|completa tu compra|completa tu reserva|finaliza tu compra|finaliza tu reserva|no está reservado|no está confirmada|tu cotización|su cotización|no es una confirmación|no constituye una confirmación|termines tu compra|termina tu compra|terminar mi compra|termina de comprar|a un paso de volar|guardamos tu búsqueda|guardamos tu selección|no están apartados
    pt pagamento recusado|pagamento foi recusado|pagamento não aprovado|pagamento não foi aprovado|compra não foi concluída|compra não concluída|reserva não foi concluída|reserva não foi confirmada|reserva não está confirmada|finalize sua compra|finalize a sua compra|conclua sua compra|conclua a sua reserva|seu orçamento|não é uma confirmação|não constitui uma confirmação|termine sua compra|termine a sua compra|concluir minha compra|a um passo de voar|guardamos sua busca|guardamos sua seleção
    it pagamento rifiutato|pagamento non riuscito|pagamento non è andato a buon fine|prenotazione non completata|prenotazione non è stata completata|acquisto non completato|completa la prenotazione|completa la tua prenotazione|completa il tuo acquisto|prenotazione non è confermata|prenotazione non è ancora confermata|il tuo preventivo|non è una conferma|non costituisce una conferma|non costituisce conferma|termina l'acquisto|concludi l'acquisto|a un passo dal volo|abbiamo salvato la tua ricerca
    nl betaling mislukt|betaling is mislukt|betaling is niet gelukt|betaling geweigerd|boeking is niet voltooid|boeking is nog niet voltooid|boeking is niet afgerond|boeking is nog niet afgerond|rond je boeking af|rond uw boeking af|voltooi je boeking|nog niet bevestigd|nog niet geboekt|betaling niet gelukt|niet kunnen boeken|geen bevestiging|geen boekingsbevestiging|boeking afronden|je zoekopdracht bewaard
    sv betalningen misslyckades|betalningen nekades|betalningen gick inte igenom|bokningen slutfördes inte|bokningen är inte slutförd|bokningen är inte bekräftad|slutför din bokning|inte en bekräftelse|ingen bekräftelse|ingen bokningsbekräftelse|inget är bokat
    nb betalingen mislyktes|betalingen ble avvist|betalingen gikk ikke gjennom|bestillingen ble ikke fullført|bestillingen er ikke fullført|bestillingen er ikke bekreftet|fullfør bestillingen din|ikke en bekreftelse|ingen bekreftelse|ingenting er bestilt
    da betalingen mislykkedes|betalingen blev afvist|betalingen gik ikke igennem|bestillingen blev ikke gennemført|bookingen blev ikke gennemført|bestillingen er ikke bekræftet|gennemfør din bestilling|ikke en bekræftelse|ingen bekræftelse|intet er bestilt
    pl płatność odrzucona|płatność została odrzucona|płatność nie powiodła się|rezerwacja nie została dokończona|rezerwacja nie została potwierdzona|rezerwacja nie jest potwierdzona|dokończ rezerwację|nie jest potwierdzeniem|nie stanowi potwierdzenia
    ru платёж отклонён|платеж отклонен|оплата не прошла|бронирование не завершено|бронирование не подтверждено|завершите бронирование|заказ не оплачен
    ja 決済に失敗|お支払いが完了していません|予約は完了していません|予約は確定していません|お見積り
  `,
  sells: `
    de newsletter|schnäppchen|unsere angebote|top-angebote|meilenstand|punktestand|meilenkonto|preisalarm|preis ist gesunken|günstiger geworden
    fr newsletter|bons plans|offres spéciales|vols à partir|relevé de miles|solde de miles|alerte prix|alerte de prix|le prix a baissé
    es boletín|ofertas|promoción|promociones|vuelos desde|millas disponibles|saldo de millas|saldo de puntos|alerta de precio|alerta de precios|ha bajado de precio|bajó de precio
    pt newsletter|ofertas|promoção|promoções|voos a partir|passagens a partir|saldo de milhas|saldo de pontos|alerta de preço|alerta de preços|preço baixou
    it newsletter|offerte|promozione|promozioni|voli da|saldo miglia|saldo punti|avviso di prezzo|avviso prezzi|prezzo è sceso
    nl nieuwsbrief|aanbiedingen|vanafprijzen|vanafprijs|boek uiterlijk|bekijk alle deals|milessaldo|puntensaldo|prijsalarm|prijsalert|prijs is gedaald
    sv nyhetsbrev|erbjudanden|resor från|flyg från|poängsaldo|prisbevakning|priset har sjunkit
    nb nyhetsbrev|flybilletter fra|poengsaldo|prisvarsel|prisen har falt
    da nyhedsbrev|flybilletter fra|pointsaldo|prisalarm|prisen er faldet
    pl newsletter|promocja|promocje|loty od|stan punktów|alert cenowy|cena spadła
    ru рассылка|распродажа|билеты от|баланс миль
    ja メルマガ|タイムセール|キャンペーン|マイル残高
  `,
  'asks-afterwards': `
    de wie war ihr flug|wie war dein flug|wie war ihre reise|wie war deine reise|wie war ihr aufenthalt|wie war dein aufenthalt|ihre meinung|deine meinung|umfrage|wie zufrieden
    fr comment s'est passé|votre avis|enquête de satisfaction|évaluez votre
    es cómo fue tu|cómo estuvo tu|cómo ha ido tu|qué tal tu|qué tal fue|tu opinión|su opinión|encuesta|califica tu
    pt como foi sua|como foi a sua|como foi seu|como foi o seu|sua opinião|pesquisa de satisfação
    it com'è andato|com'è andata|com'è stato|la tua opinione|la sua opinione|questionario|sondaggio
    nl hoe was je|hoe was uw|je mening|jouw mening|uw mening|enquête
    sv hur var din|hur upplevde du|vad tyckte du|enkät
    nb hvordan var|hva syntes du|undersøkelse
    da hvordan var|hvad syntes du|spørgeskema
    pl jak minęła|jak minął|jak oceniasz|twoja opinia|ankieta
    ru как прошёл|как прошел|как прошла|ваше мнение|опрос
    ja アンケート|ご感想
  `,
  offer: `
    de kostenvoranschlag|angebot nr|angebotsnummer|unverbindliches angebot|folgendes angebot|unser angebot|ihr angebot|ihr persönliches angebot|unverbindlich an|zwischenverkauf|freibleibend|stellt keine buchung dar|stellt keine reservierung dar|ist noch keine buchung
    fr devis n°|devis numéro|devis|votre devis|notre devis|notre meilleure offre|proposons sans engagement|sans engagement de votre part|ne constitue pas une réservation|ne vaut pas réservation
    es presupuesto n.º|presupuesto nº|presupuesto|su presupuesto|cotización|le ofrecemos sin compromiso|no constituye una reserva|no supone una reserva
    pt orçamento|cotação|oferecemos sem compromisso|não constitui reserva|não constitui uma reserva
    it preventivo|preventivo n|nostra migliore offerta|nostra offerta|le proponiamo senza impegno|non costituisce prenotazione|non costituisce una prenotazione
    nl offertenummer|vrijblijvende offerte|onze offerte|uw offerte|vrijblijvend aan|is nog geen reservering|geldt niet als reservering
    sv offertnummer|vår offert|er offert|din offert|är ingen bokning
    nb pristilbud|tilbudsnummer|vårt tilbud
    da tilbudsnummer|vores tilbud
    pl oferta nr|nasza oferta|wycena|nie stanowi rezerwacji
    ja お見積り|見積書
    hu árajánlat
    cs cenová nabídka
  `,
  request: `
    de buchungsanfrage|reservierungsanfrage|ihre anfrage ist eingegangen|anfrage erhalten
    fr demande de réservation|votre demande a été envoyée
    es solicitud de reserva|solicitud enviada
    pt pedido de reserva|solicitação de reserva|solicitação enviada
    it richiesta di prenotazione|richiesta inviata
    nl reserveringsaanvraag|boekingsaanvraag
    sv bokningsförfrågan
    nb bestillingsforespørsel
    da bookingforespørgsel
  `,
  invoice: `
    de rechnung nr|rechnungsnummer|rechnungsbetrag|rechnungsdatum|schlussrechnung|kopie ihrer rechnung|rechnungskopie
    fr facture n°|facture numéro|numéro de facture|date de facture|date de la facture|copie de votre facture|note de séjour
    es factura n.º|factura nº|factura número|número de factura|fecha de factura|copia de su factura|gracias por alojarse|gracias por hospedarse
    pt fatura n.º|fatura nº|número da fatura|data da fatura|nota fiscal|cópia da sua fatura|obrigado por se hospedar|obrigado por se ter hospedado
    it fattura n|fattura n.|fattura numero|numero fattura|ricevuta fiscale|estratto conto|copia del suo conto|ringraziamo per aver soggiornato|grazie per aver soggiornato
    nl factuurnummer|factuurdatum|kopie van uw factuur|bedankt voor uw verblijf
    sv fakturanummer|fakturadatum
    nb fakturanummer|fakturadato
    da fakturanummer|fakturadato
    pl faktura nr|faktura vat|numer faktury
    ja 領収書番号|請求書番号
  `,
  survey: `
    de wie war ihr aufenthalt|wie war dein aufenthalt|bewerten sie ihren aufenthalt|bewerte deinen aufenthalt|vielen dank für ihren aufenthalt|danke für ihren aufenthalt|wir hoffen, ihr aufenthalt
    fr comment s'est passé votre séjour|évaluez votre séjour|merci d'avoir séjourné|votre avis compte|donnez votre avis
    es qué tal tu estancia|qué tal su estancia|cómo fue tu estancia|valora tu estancia|gracias por su estancia|gracias por tu estancia
    pt como foi sua estadia|como foi a sua estadia|avalie sua estadia|avalie a sua estadia
    it com'è andato il soggiorno|com'è stato il tuo soggiorno|com'è andato il tuo soggiorno|valuta il tuo soggiorno|recensisci il tuo soggiorno
    nl hoe was uw verblijf|hoe was je verblijf|beoordeel uw verblijf|beoordeel je verblijf
    sv hur var din vistelse|hur var er vistelse
    nb hvordan var oppholdet
    da hvordan var dit ophold|hvordan var jeres ophold
    pl jak minął pobyt|jak oceniasz pobyt|oceń swój pobyt
  `,
  cancelled: `
    en cancellation confirmation|confirmation of cancellation|confirmation of your cancellation|cancelled booking|cancelled reservation|canceled booking|canceled reservation
    de stornierungsbestätigung|stornobestätigung|stornierungsrechnung|stornorechnung|bestätigung der stornierung|bestätigung ihrer stornierung|bestätigung deiner stornierung|stornierte buchung|stornierte reservierung
    fr confirmation d'annulation|confirmation de l'annulation|confirmation de votre annulation|réservation annulée|vol annulé|nous avons annulé votre|votre annulation est|ce que vous avez annulé
    es confirmación de cancelación|confirmación de la cancelación|confirmación de tu cancelación|confirmación de anulación|reserva cancelada|reserva anulada|vuelo cancelado|hemos cancelado tu|hemos cancelado su|hemos anulado tu|hemos anulado su
    pt confirmação de cancelamento|confirmação do cancelamento|reserva cancelada|voo cancelado|cancelámos a sua|cancelamos a sua|cancelamos sua
    it conferma di cancellazione|conferma della cancellazione|conferma di annullamento|conferma dell'annullamento|conferma annullamento|conferma cancellazione|prenotazione cancellata|prenotazione annullata|volo cancellato|abbiamo annullato la|abbiamo cancellato la
    nl annuleringsbevestiging|bevestiging annulering|bevestiging van je annulering|bevestiging van uw annulering|geannuleerde boeking|geannuleerde reservering|we hebben je boeking geannuleerd|wij hebben uw boeking geannuleerd|hebben we je boeking geannuleerd
    sv avbokningsbekräftelse|bekräftelse på avbokning|avbokad bokning|vi har avbokat din|vi har avbokat er
    nb bekreftelse på avbestilling|bekreftelse på kansellering|avbestilt bestilling|vi har avbestilt|vi har kansellert
    da bekræftelse på afbestilling|bekræftelse på annullering|annulleret booking|vi har annulleret|vi har afbestilt
    pl potwierdzenie anulowania|potwierdzenie odwołania|anulowana rezerwacja|rezerwacja anulowana|anulowaliśmy
    ru подтверждение отмены|бронирование отменено|отменённое бронирование
    ja 予約取消|取消完了|取り消しを承りました|取消のお知らせ|予約取り消し|キャンセル確認|キャンセル完了|キャンセルのお知らせ|キャンセル手続き完了
    cs potvrzení o zrušení|potvrzení zrušení|zrušená rezervace
    hu lemondás visszaigazolása|törölt foglalás
    fi peruutusvahvistus|peruutettu varaus
    tr iptal onayı|iptal edilen rezervasyon
    ro confirmare anulare|confirmarea anulării|rezervare anulată
    el επιβεβαίωση ακύρωσης|ακυρωμένη κράτηση
  `,
  registration: `
    de anmeldebestätigung|anmeldungsbestätigung|teilnahmebestätigung|bestätigung der anmeldung|bestätigung ihrer anmeldung
    fr confirmation d'inscription|confirmation de votre inscription|inscription confirmée
    es confirmación de inscripción|inscripción confirmada|confirmación de registro
    pt confirmação de inscrição|inscrição confirmada
    it conferma di iscrizione|conferma iscrizione|iscrizione confermata
    nl bevestiging inschrijving|bevestiging van je inschrijving|bevestiging van uw inschrijving|bevestiging aanmelding
    sv bekräftelse på anmälan|anmälningsbekräftelse|bekräftad anmälan
    nb bekreftelse på påmelding|påmeldingsbekreftelse
    da bekræftelse på tilmelding|tilmeldingsbekræftelse
    pl potwierdzenie rejestracji|potwierdzenie zgłoszenia
    ru подтверждение регистрации
    ja 参加登録完了|参加申込
  `,
  claim: `
    en baggage claim|luggage claim|delayed luggage|missing bag|missing luggage|property irregularity report|worldtracer
    de gepäckverlust|verspätetes gepäck|gepäckreklamation|gepäckermittlung|entschädigungsantrag|ihre erstattung|deine erstattung|gepäckmeldung|gepäck nicht mit ihnen|gepäck nicht mit dir|gepäck nicht angekommen
    fr bagage retardé|retard de bagage|bagage perdu|déclaration de bagage|dossier bagage|votre remboursement|demande d'indemnisation|bagages ne sont pas arrivés|bagage n'est pas arrivé
    es equipaje retrasado|reclamación de equipaje|equipaje extraviado|parte de irregularidad|tu reembolso|su reembolso|equipaje no llegó|equipaje no ha llegado|incidencia de equipaje
    pt bagagem extraviada|bagagem atrasada|seu reembolso|teu reembolso|bagagem não chegou|irregularidade de bagagem
    it bagaglio smarrito|ritardata consegna|bagaglio in ritardo|il tuo rimborso|il suo rimborso|bagaglio non è arrivato|irregolarità bagaglio
    nl bagageclaim|vertraagde bagage|vermiste bagage|vertraagde koffer|je terugbetaling|uw terugbetaling|bagage is niet aangekomen|bagage niet aangekomen|bagagemelding
    sv försenat bagage|bagagereklamation|din återbetalning|bagage har inte kommit|bagageanmälan
    nb forsinket bagasje|bagasjereklamasjon|din refusjon|bagasje har ikke kommet
    da forsinket bagage|bagagereklamation|din refusion|bagage er ikke ankommet
    pl opóźniony bagaż|zagubiony bagaż|reklamacja bagażu|zwrot środków|bagaż nie dotarł
    ru задержка багажа|утеря багажа|возврат средств
    ja 手荷物の遅延|払い戻しのお知らせ
  `,
  'of-guests': `
    en host payout|payout to host
    de auszahlung an gastgeber|auszahlung an gastgeberin|auszahlung an den gastgeber
    fr versement à l'hôte|revenus de l'hôte|versement de l'hôte
    es pago al anfitrión|cobro del anfitrión|ingresos del anfitrión
    pt pagamento ao anfitrião|pagamento do anfitrião
    it compenso dell'host|pagamento all'host
    nl uitbetaling aan verhuurder|uitbetaling aan de host
    sv utbetalning till värden|värdutbetalning
    pl wypłata dla gospodarza
  `,
  told: `
    en haven't booked|nothing booked|i'll book|i will book|shall i book|should i book|might take|two options|three options|once it's confirmed|we flew|i flew|we went out|we went on|we stayed|i stayed|flew home|flew back|made it home|got home|we got back|we had room|checked out on the|travel blog|trip report|travelogue|on mondays|on tuesdays|on wednesdays|on thursdays|on fridays|on saturdays|on sundays|twice a week|times a week|tickets are on sale|spokesperson|spokesman|spokeswoman|before i book|let me know which|which flights|which option
    de noch nichts gebucht|soll ich buchen|dann buche ich|buche ich dann|wir sind geflogen|sind wir geflogen|bin ich geflogen|wir haben übernachtet|haben wir übernachtet|sind wieder zu hause|wieder daheim|zurückgeflogen|heimgeflogen|reisebericht|reiseblog|geschrieben von
    fr rien réservé|rien de réservé|rien n'est bloqué|je réserverai|je réserve demain|nous avons pris|on a pris|nous sommes rentrés|on est rentrés|nous avons logé|nous avons dormi|on a dormi|nous sommes partis|carnet de voyage|récit de voyage
    es no he reservado|nada reservado|reservaré|volamos|nos alojamos|nos quedamos en|regresamos|volvimos a casa|nos hospedamos|ya estamos en casa|diario de viaje
    pt voámos|ficámos hospedados|ficamos hospedados|voltámos|já estamos em casa|diário de viagem
    it non ho ancora prenotato|nulla di prenotato|prenoterò|siamo partiti|siamo tornati|siamo rientrati|abbiamo dormito|abbiamo alloggiato|abbiamo preso|diario di viaggio
    nl niets geboekt|zal ik boeken|dan boek ik|boek ik dan|we zijn gevlogen|we vlogen|we logeerden|we sliepen in|zijn we weer thuis|we zijn weer thuis|terug thuis|reisverslag|reisblog
    sv vi flög|vi bodde på|är hemma igen|reseberättelse|reseblogg
    nb vi fløy|vi bodde på|er hjemme igjen|reisebrev|reiseblogg
    da vi fløj|vi boede på|er hjemme igen|rejsebrev|rejseblog
    pl polecieliśmy|lecieliśmy|nocowaliśmy|wróciliśmy|relacja z podróży
    ru мы летели|мы вылетели|мы жили в|мы вернулись
    ja 帰ってきました|泊まりました
  `,
};

/** All words of some kinds. */
export function unbookedWords(...kinds: readonly Unbooked[]): readonly string[] {
  return kinds.flatMap((kind) =>
    WORDS[kind]
      .trim()
      .split('\n')
      .flatMap((row) => row.trim().slice(3).split('|')),
  );
}

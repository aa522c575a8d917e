import type { MailTexts } from './mail-texts.ts';

export const nlNl: MailTexts = {
  passwordReset: {
    subject: 'Kies een nieuw wachtwoord',
    paragraphs: ['Je hebt om een nieuw wachtwoord gevraagd. Kies het binnen een uur.'],
    action: 'Nieuw wachtwoord kiezen',
    note: 'Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  },
  welcome: {
    subject: 'Je account is klaar',
    paragraphs: ['Je kunt nu je bestellingen zien, adressen bewaren en onthouden wat je mooi vindt.'],
    action: 'Naar je account',
    note: 'Heb jij het niet geopend? Kies dan in de winkel een nieuw wachtwoord voor dit adres: wie het wel deed, wordt uitgelogd.',
  },
  emailChange: {
    subject: 'Bevestig je nieuwe e-mailadres',
    paragraphs: [
      'Je wilt dit adres voor je account gebruiken. Bevestig het binnen een uur: tot dan verandert er niets.',
    ],
    action: 'Nieuw adres bevestigen',
    note: 'Was jij dit niet, doe dan niets: het account blijft zoals het is.',
  },
  emailChangeNotice: {
    subject: 'Je e-mailadres gaat veranderen',
    paragraphs: [
      'Iemand, hopelijk jij, wil het e-mailadres van je account wijzigen in {email}. Dat gebeurt zodra dat adres is bevestigd.',
    ],
    action: 'Nieuw wachtwoord kiezen',
    note: 'Was jij dit niet, kies dan meteen een nieuw wachtwoord: daarmee vervalt het verzoek. Bereikt de link je niet meer, neem dan contact met ons op.',
  },
  accountClosed: {
    subject: 'Je account is gesloten',
    paragraphs: [
      'Je account is gesloten en wat erin stond is gewist. Je bestellingen bewaren we zolang de wet dat vraagt.',
    ],
    action: 'Naar de winkel',
    note: 'Was jij dit niet, neem dan contact met ons op.',
  },
  newsletterConfirmation: {
    subject: 'Bevestig je adres',
    paragraphs: [
      'Iemand, hopelijk jij, heeft onze nieuwsbrief op dit adres aangevraagd. We sturen niets voordat je dat bevestigt.',
    ],
    action: 'Adres bevestigen',
    note: 'Was jij het niet, dan hoef je niets te doen. De link geldt zeven dagen.',
  },
  newsletterWelcome: {
    subject: 'Je staat op de lijst',
    paragraphs: [
      'Bedankt voor je aanmelding. Zes keer per jaar schrijven we wat nat werd, wat het hield en wat we veranderden. Verder niets, en je adres blijft bij ons.',
    ],
    action: 'Bekijk wat nieuw is',
    note: 'Je krijgt deze mail omdat dit adres is aangemeld voor onze nieuwsbrief.',
    unsubscribe: 'Afmelden',
  },
  newsletterIssue: {
    subject: '{title}',
    paragraphs: [],
    action: 'Lees het in de winkel',
    note: 'Je krijgt deze mail omdat je je hebt aangemeld voor onze nieuwsbrief.',
    unsubscribe: 'Afmelden',
  },
  receipt: {
    subject: 'Je bon van {store}',
    paragraphs: [
      'Bedankt voor je aankoop. {seller} heeft je bestelling {orderNumber} verkocht bij {store}, {total} in totaal. De factuur zit erbij.',
    ],
  },
  orderConfirmation: {
    subject: 'Je bestelling {orderNumber}',
    paragraphs: ['Bedankt. We hebben je bestelling {orderNumber}, samen {total}, en maken haar klaar.'],
    action: 'Bestelling bekijken',
  },
  orderCancelled: {
    subject: 'Bestelling {orderNumber} is geannuleerd',
    paragraphs: [
      'Je bestelling {orderNumber} is geannuleerd en van de {total} betaal je niets. Wat op een kaart was gereserveerd, komt vrij; het kan een paar dagen duren voordat je bank dat laat zien. Cadeaubonnen, punten en tegoed kun je meteen weer gebruiken, en betalingen vanaf een bankrekening gaan daarheen terug.',
    ],
    action: 'Bestelling bekijken',
  },
  orderPartlyCancelled: {
    subject: 'Een deel van bestelling {orderNumber} is geannuleerd',
    paragraphs: [
      'Een deel van je bestelling {orderNumber} kunnen we niet leveren; dat is geannuleerd. Je krijgt {amount} terug zoals je hebt betaald.',
    ],
    action: 'Bestelling bekijken',
  },
  orderShipped: {
    subject: 'Bestelling {orderNumber} is onderweg',
    paragraphs: ['Deze artikelen van je bestelling {orderNumber} zijn verzonden.'],
    action: 'Bestelling bekijken',
  },
  orderRefunded: {
    subject: 'Je retour van bestelling {orderNumber}',
    paragraphs: [
      'We hebben je retour van bestelling {orderNumber} ontvangen. Je krijgt {amount} terug zoals je hebt betaald.',
    ],
    action: 'Bestelling bekijken',
  },
  returnRegistered: {
    subject: 'Je retour van bestelling {orderNumber} is aangemeld',
    paragraphs: [
      'Je retour {returnNumber} is aangemeld, met deze artikelen. Het label zit bij deze mail: print het, plak het op de buitenkant van het pakket en lever het pakket in.',
      'Zodra het pakket bij ons is, krijg je je geld terug zoals je hebt betaald.',
    ],
    action: 'Bestelling bekijken',
  },
  giftCard: {
    subject: 'Een cadeaubon voor jou',
    paragraphs: ['Deze cadeaubon is {amount} waard.', 'Nummer: {number}', 'Pincode: {pin}'],
    action: 'Naar de winkel',
    note: 'Wie nummer en pincode heeft, kan haar uitgeven. Bewaar deze mail als contant geld.',
  },
  noticeConfirmation: {
    subject: 'Graag bevestigen: {product}',
    paragraphs: [
      'Iemand, hopelijk jij, wil een mail als {product} te koop is. We sturen niets voordat je dat bevestigt.',
    ],
    action: 'Verzoek bevestigen',
    note: 'Was jij het niet, dan hoef je niets te doen. De link geldt zeven dagen.',
  },
  noticeStored: {
    subject: 'Genoteerd: {product}',
    paragraphs: ['We mailen je één keer, als {product} te koop is. We houden er geen voor je vast.'],
    action: 'Verzoek verwijderen',
    note: 'Je hoeft verder niets te doen.',
  },
  stockNotice: {
    subject: '{product} is terug',
    paragraphs: ['{product} is weer op voorraad. We houden er geen voor je vast.'],
    action: 'Product bekijken',
    note: 'Je vroeg om deze ene mail. Er volgt geen andere.',
  },
  sharedFavorites: {
    subject: 'Favorieten om te bekijken',
    paragraphs: ['Iemand wil je zijn favorieten laten zien.'],
    action: 'Favorieten bekijken',
  },
  reviewRequest: {
    subject: 'Hoe bevalt het?',
    paragraphs: [
      'Je hebt de artikelen van je bestelling {orderNumber} nu een tijdje. Wat zou je zeggen tegen iemand die ze wil kopen? Een paar eerlijke zinnen helpen al, met foto’s als je wilt.',
    ],
    action: 'Schrijf een review',
    note: 'Je krijgt deze mail één keer per bestelling. In je account kun je mails over reviews uitzetten.',
  },
  reviewPublished: {
    subject: 'Je review van {product} staat online',
    paragraphs: ['Bedankt. Je review ‘{title}’ is nu te lezen voor iedereen die {product} bekijkt.'],
    action: 'Bekijk het product',
  },
  reviewRejected: {
    subject: 'Je review van {product} wordt niet getoond',
    paragraphs: [
      'We hebben je review ‘{title}’ gelezen en tonen hem niet.',
      'Reden: {reason}',
      'Je kunt hem aanpassen en opnieuw insturen.',
    ],
    action: 'Opnieuw schrijven',
  },
  caseReceived: {
    subject: 'We hebben je bericht ontvangen ({caseNumber})',
    paragraphs: ['Bedankt voor je bericht. Het heeft nummer {caseNumber}. We antwoorden binnen twee werkdagen.'],
  },
  questionAnswered: {
    subject: 'Er is een antwoord op je vraag over {product}',
    paragraphs: ['Iemand heeft je vraag over {product} beantwoord.'],
    action: 'Lees het antwoord',
    note: 'Je hebt om deze ene mail gevraagd. Er volgt geen andere.',
  },
};

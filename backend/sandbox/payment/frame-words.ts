/** The words of the frames by language; English is the text itself. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    'Card number': 'Kartennummer',
    'Expiry date': 'Gültig bis',
    'Security code': 'Prüfnummer',
    'MM/YY': 'MM/JJ',
    'Fill in the field.': 'Füllen Sie das Feld aus.',
    'The card number is not valid.': 'Die Kartennummer ist nicht gültig.',
    'The expiry date is not valid.': 'Das Datum ist nicht gültig.',
    'The card has expired.': 'Die Karte ist abgelaufen.',
    'The security code is not valid.': 'Die Prüfnummer ist nicht gültig.',
    'The card could not be checked.': 'Die Karte konnte nicht geprüft werden.',
    'Confirm your payment': 'Bestätigen Sie Ihre Zahlung',
    Code: 'Code',
    Submit: 'Absenden',
    'Enter the code.': 'Geben Sie den Code ein.',
    'The payment is over.': 'Die Zahlung ist beendet.',
    'The code could not be checked.': 'Der Code konnte nicht geprüft werden.',
  },
  fr: {
    'Card number': 'Numéro de carte',
    'Expiry date': 'Date d’expiration',
    'Security code': 'Cryptogramme',
    'MM/YY': 'MM/AA',
    'Fill in the field.': 'Remplissez ce champ.',
    'The card number is not valid.': 'Le numéro de carte n’est pas valable.',
    'The expiry date is not valid.': 'La date n’est pas valable.',
    'The card has expired.': 'La carte a expiré.',
    'The security code is not valid.': 'Le cryptogramme n’est pas valable.',
    'The card could not be checked.': 'La carte n’a pas pu être vérifiée.',
    'Confirm your payment': 'Confirmez votre paiement',
    Code: 'Code',
    Submit: 'Envoyer',
    'Enter the code.': 'Saisissez le code.',
    'The payment is over.': 'Le paiement est terminé.',
    'The code could not be checked.': 'Le code n’a pas pu être vérifié.',
  },
  es: {
    'Card number': 'Número de tarjeta',
    'Expiry date': 'Fecha de caducidad',
    'Security code': 'Código de seguridad',
    'MM/YY': 'MM/AA',
    'Fill in the field.': 'Rellena el campo.',
    'The card number is not valid.': 'El número de tarjeta no es válido.',
    'The expiry date is not valid.': 'La fecha no es válida.',
    'The card has expired.': 'La tarjeta ha caducado.',
    'The security code is not valid.': 'El código de seguridad no es válido.',
    'The card could not be checked.': 'No se ha podido comprobar la tarjeta.',
    'Confirm your payment': 'Confirma el pago',
    Code: 'Código',
    Submit: 'Enviar',
    'Enter the code.': 'Escribe el código.',
    'The payment is over.': 'El pago ha terminado.',
    'The code could not be checked.': 'No se ha podido comprobar el código.',
  },
  it: {
    'Card number': 'Numero della carta',
    'Expiry date': 'Scadenza',
    'Security code': 'Codice di sicurezza',
    'MM/YY': 'MM/AA',
    'Fill in the field.': 'Compila il campo.',
    'The card number is not valid.': 'Il numero della carta non è valido.',
    'The expiry date is not valid.': 'La data non è valida.',
    'The card has expired.': 'La carta è scaduta.',
    'The security code is not valid.': 'Il codice di sicurezza non è valido.',
    'The card could not be checked.': 'Non è stato possibile verificare la carta.',
    'Confirm your payment': 'Conferma il pagamento',
    Code: 'Codice',
    Submit: 'Invia',
    'Enter the code.': 'Inserisci il codice.',
    'The payment is over.': 'Il pagamento è terminato.',
    'The code could not be checked.': 'Non è stato possibile verificare il codice.',
  },
  nl: {
    'Card number': 'Kaartnummer',
    'Expiry date': 'Vervaldatum',
    'Security code': 'Beveiligingscode',
    'MM/YY': 'MM/JJ',
    'Fill in the field.': 'Vul dit veld in.',
    'The card number is not valid.': 'Het kaartnummer klopt niet.',
    'The expiry date is not valid.': 'De datum klopt niet.',
    'The card has expired.': 'De kaart is verlopen.',
    'The security code is not valid.': 'De beveiligingscode klopt niet.',
    'The card could not be checked.': 'De kaart kon niet worden gecontroleerd.',
    'Confirm your payment': 'Bevestig je betaling',
    Code: 'Code',
    Submit: 'Versturen',
    'Enter the code.': 'Vul de code in.',
    'The payment is over.': 'De betaling is afgelopen.',
    'The code could not be checked.': 'De code kon niet worden gecontroleerd.',
  },
};

/**
 * Script that translates the labels of a frame into the language that its address states, and defines `say`, which
 * translates a text of the provider.
 */
export const WORDS_SCRIPT = `
const lang = look.get('lang') || 'en';
const words = ${JSON.stringify(WORDS)}[lang.split('-')[0]] || {};
const say = (text) => words[text] || text;
document.documentElement.lang = lang;
for (const element of document.querySelectorAll('label, h1, button')) element.textContent = say(element.textContent);
for (const input of document.querySelectorAll('[placeholder]')) input.placeholder = say(input.placeholder);
`;

import type { MailTexts } from './mail-texts.ts';

export const frCa: MailTexts = {
  passwordReset: {
    subject: 'Choisir un nouveau mot de passe',
    paragraphs: ['Vous avez demandé un nouveau mot de passe. Choisissez-le d’ici une heure.'],
    action: 'Choisir un nouveau mot de passe',
    note: 'Si ce n’était pas vous, ne faites rien: votre mot de passe reste le même.',
  },
  welcome: {
    subject: 'Votre compte est prêt',
    paragraphs: ['Vous pouvez maintenant voir vos commandes, garder des adresses et noter ce qui vous plaît.'],
    action: 'Voir le compte',
    note: 'Si ce n’est pas vous qui l’avez ouvert, choisissez dans la boutique un nouveau mot de passe pour cette adresse : la personne qui l’a fait sera déconnectée.',
  },
  emailChange: {
    subject: 'Confirmez votre nouvelle adresse courriel',
    paragraphs: [
      'Vous avez demandé à utiliser cette adresse pour votre compte. Confirmez-la dans la prochaine heure : d’ici là, rien ne change.',
    ],
    action: 'Confirmer la nouvelle adresse',
    note: 'Si ce n’était pas vous, ne faites rien : le compte reste tel quel.',
  },
  emailChangeNotice: {
    subject: 'Votre adresse courriel va changer',
    paragraphs: [
      'Quelqu’un, vous sans doute, a demandé à remplacer l’adresse courriel de votre compte par {email}. Le changement a lieu dès que cette adresse est confirmée.',
    ],
    action: 'Choisir un nouveau mot de passe',
    note: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : la demande est alors annulée. Si le lien ne vous parvient plus, communiquez avec nous.',
  },
  accountClosed: {
    subject: 'Votre compte est fermé',
    paragraphs: [
      'Votre compte est fermé et son contenu est effacé. Nous conservons vos commandes aussi longtemps que la loi l’exige.',
    ],
    action: 'Aller à la boutique',
    note: 'Si ce n’était pas vous, communiquez avec nous.',
  },
  newsletterConfirmation: {
    subject: 'Confirmez votre adresse',
    paragraphs: [
      'Quelqu’un, vous sans doute, a demandé notre infolettre à cette adresse. Nous n’envoyons rien avant votre confirmation.',
    ],
    action: 'Confirmer l’adresse',
    note: 'Si ce n’était pas vous, ne faites rien. Le lien est valide sept jours.',
  },
  newsletterWelcome: {
    subject: 'Vous êtes sur la liste',
    paragraphs: [
      'Merci de votre inscription. Six fois par an, nous racontons ce qui a pris l’eau, ce qui a tenu et ce que nous avons changé. Rien d’autre, et votre adresse reste chez nous.',
    ],
    action: 'Voir les nouveautés',
    note: 'Vous recevez ce courriel parce que cette adresse a été inscrite à notre infolettre.',
    unsubscribe: 'Se désabonner',
  },
  newsletterIssue: {
    subject: '{title}',
    paragraphs: [],
    action: 'Lire dans la boutique',
    note: 'Vous recevez ce courriel parce que vous êtes abonné à notre infolettre.',
    unsubscribe: 'Se désabonner',
  },
  receipt: {
    subject: 'Votre reçu de {store}',
    paragraphs: [
      'Merci de votre achat. {seller} vous a vendu la commande {orderNumber} chez {store}, {total} au total. La facture est jointe.',
    ],
  },
  orderConfirmation: {
    subject: 'Votre commande {orderNumber}',
    paragraphs: ['Merci. Votre commande {orderNumber}, {total} au total, est enregistrée et nous la préparons.'],
    action: 'Voir la commande',
  },
  orderCancelled: {
    subject: 'La commande {orderNumber} est annulée',
    paragraphs: [
      'Votre commande {orderNumber} est annulée et vous ne payez rien des {total}. Ce qui était réservé sur une carte est libéré, ce que votre banque peut mettre quelques jours à afficher; cartes-cadeaux, points et crédits sont aussitôt réutilisables, et les paiements par compte bancaire y retournent.',
    ],
    action: 'Voir la commande',
  },
  orderPartlyCancelled: {
    subject: 'Une partie de la commande {orderNumber} est annulée',
    paragraphs: [
      'Nous ne pouvons pas expédier une partie de votre commande {orderNumber} et l’avons annulée. {amount} vous sont remboursés selon votre mode de paiement.',
    ],
    action: 'Voir la commande',
  },
  orderShipped: {
    subject: 'La commande {orderNumber} est en route',
    paragraphs: ['Ces articles de votre commande {orderNumber} ont été expédiés.'],
    action: 'Voir la commande',
  },
  orderRefunded: {
    subject: 'Votre retour de la commande {orderNumber}',
    paragraphs: [
      'Nous avons reçu votre retour de la commande {orderNumber}. {amount} vous sont remboursés selon votre mode de paiement.',
    ],
    action: 'Voir la commande',
  },
  returnRegistered: {
    subject: 'Votre retour de la commande {orderNumber} est enregistré',
    paragraphs: [
      'Votre retour {returnNumber} est enregistré, avec ces articles. L’étiquette est jointe à ce courriel : imprimez-la, collez-la sur le colis et déposez-le.',
      'Dès que le colis est chez nous, vous êtes remboursé selon votre mode de paiement.',
    ],
    action: 'Voir la commande',
  },
  giftCard: {
    subject: 'Une carte-cadeau pour vous',
    paragraphs: ['Cette carte-cadeau vaut {amount}.', 'Numéro: {number}', 'NIP: {pin}'],
    action: 'Aller à la boutique',
    note: 'Qui a le numéro et le NIP peut la dépenser. Gardez ce courriel comme de l’argent comptant.',
  },
  noticeConfirmation: {
    subject: 'À confirmer : {product}',
    paragraphs: [
      'Quelqu’un, vous sans doute, souhaite recevoir un courriel quand {product} sera en vente. Nous n’envoyons rien avant votre confirmation.',
    ],
    action: 'Confirmer la demande',
    note: 'Si ce n’était pas vous, ne faites rien. Le lien est valide sept jours.',
  },
  noticeStored: {
    subject: 'C’est noté : {product}',
    paragraphs: ['Nous vous écrirons une seule fois, dès que {product} sera en vente. Rien n’est réservé pour vous.'],
    action: 'Supprimer la demande',
    note: 'Vous n’avez rien d’autre à faire.',
  },
  stockNotice: {
    subject: '{product} est de retour',
    paragraphs: ['{product} est de nouveau en stock. Rien n’est réservé pour vous.'],
    action: 'Voir le produit',
    note: 'Vous avez demandé ce seul courriel. Il n’y en aura pas d’autre.',
  },
  sharedFavorites: {
    subject: 'Des favoris à découvrir',
    paragraphs: ['Quelqu’un souhaite vous montrer ses favoris.'],
    action: 'Voir les favoris',
  },
  reviewRequest: {
    subject: 'Alors, ça tient bien?',
    paragraphs: [
      'Les articles de votre commande {orderNumber} sont chez vous depuis quelque temps. Que diriez-vous à quelqu’un qui hésite à les acheter? Quelques phrases sincères suffisent, avec des photos si vous le souhaitez.',
    ],
    action: 'Écrire un avis',
    note: 'Vous recevez ce courriel une seule fois par commande. Vous pouvez désactiver les courriels sur les avis dans votre compte.',
  },
  reviewPublished: {
    subject: 'Votre avis sur {product} est en ligne',
    paragraphs: ['Merci. Votre avis « {title} » est maintenant visible par tous ceux qui regardent {product}.'],
    action: 'Voir le produit',
  },
  reviewRejected: {
    subject: 'Votre avis sur {product} n’est pas publié',
    paragraphs: [
      'Nous avons lu votre avis « {title} » et ne le publions pas.',
      'Motif : {reason}',
      'Vous pouvez le modifier et l’envoyer de nouveau.',
    ],
    action: 'L’écrire de nouveau',
  },
  caseReceived: {
    subject: 'Nous avons bien reçu votre message ({caseNumber})',
    paragraphs: [
      'Merci de nous avoir écrit. Votre message porte le numéro {caseNumber}. Nous répondons dans les deux jours ouvrables.',
    ],
  },
  questionAnswered: {
    subject: 'Une réponse à votre question sur {product}',
    paragraphs: ['Votre question sur {product} a reçu une réponse.'],
    action: 'Lire la réponse',
    note: 'Vous avez demandé ce seul courriel. Il n’y en aura pas d’autre.',
  },
};

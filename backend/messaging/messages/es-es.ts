import type { MailTexts } from './mail-texts.ts';

export const esEs: MailTexts = {
  passwordReset: {
    subject: 'Elige una contraseña nueva',
    paragraphs: ['Has pedido una contraseña nueva. Elígela durante la próxima hora.'],
    action: 'Elegir una contraseña nueva',
    note: 'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  },
  welcome: {
    subject: 'Tu cuenta está lista',
    paragraphs: ['Ya puedes ver tus pedidos, guardar direcciones y anotar lo que te gusta.'],
    action: 'Ver la cuenta',
    note: 'Si no la has abierto tú, elige en la tienda una contraseña nueva para esta dirección: se cerrará la sesión de quien lo hizo.',
  },
  emailChange: {
    subject: 'Confirma tu nueva dirección de correo',
    paragraphs: [
      'Has pedido usar esta dirección en tu cuenta. Confírmala en la próxima hora: hasta entonces no cambia nada.',
    ],
    action: 'Confirmar la nueva dirección',
    note: 'Si no has sido tú, no hagas nada: la cuenta sigue como está.',
  },
  emailChangeNotice: {
    subject: 'Tu dirección de correo va a cambiar',
    paragraphs: [
      'Alguien, seguramente tú, ha pedido cambiar la dirección de correo de tu cuenta a {email}. Cambiará en cuanto se confirme esa dirección.',
    ],
    action: 'Elegir una contraseña nueva',
    note: 'Si no has sido tú, elige enseguida una contraseña nueva: así se anula la petición. Si el enlace ya no te llega, escríbenos.',
  },
  accountClosed: {
    subject: 'Tu cuenta está cerrada',
    paragraphs: [
      'Tu cuenta está cerrada y sus datos se han borrado. Conservamos tus pedidos el tiempo que exige la ley.',
    ],
    action: 'Ir a la tienda',
    note: 'Si no has sido tú, escríbenos.',
  },
  newsletterConfirmation: {
    subject: 'Confirma tu dirección',
    paragraphs: [
      'Alguien, esperamos que tú, ha pedido nuestro boletín en esta dirección. No enviamos nada antes de que lo confirmes.',
    ],
    action: 'Confirmar la dirección',
    note: 'Si no has sido tú, no hagas nada. El enlace vale siete días.',
  },
  newsletterWelcome: {
    subject: 'Ya estás en la lista',
    paragraphs: [
      'Gracias por apuntarte. Seis veces al año contamos qué se mojó, qué aguantó y qué cambiamos. Nada más, y tu dirección se queda con nosotros.',
    ],
    action: 'Ver las novedades',
    note: 'Recibes este correo porque se apuntó esta dirección a nuestro boletín.',
    unsubscribe: 'Darse de baja',
  },
  newsletterIssue: {
    subject: '{title}',
    paragraphs: [],
    action: 'Leerlo en la tienda',
    note: 'Recibes este correo porque te apuntaste a nuestro boletín.',
    unsubscribe: 'Darse de baja',
  },
  receipt: {
    subject: 'Tu recibo de {store}',
    paragraphs: [
      'Gracias por tu compra. {seller} te vendió el pedido {orderNumber} en {store}, {total} en total. La factura va adjunta.',
    ],
  },
  orderConfirmation: {
    subject: 'Tu pedido {orderNumber}',
    paragraphs: ['Gracias. Tenemos tu pedido {orderNumber}, {total} en total, y lo estamos preparando.'],
    action: 'Ver el pedido',
  },
  orderCancelled: {
    subject: 'El pedido {orderNumber} está cancelado',
    paragraphs: [
      'Tu pedido {orderNumber} está cancelado y no pagas nada de los {total}. Lo retenido en una tarjeta se libera, aunque tu banco puede tardar unos días en mostrarlo; las tarjetas regalo, los puntos y el saldo se pueden volver a usar al momento, y los pagos desde una cuenta bancaria vuelven a ella.',
    ],
    action: 'Ver el pedido',
  },
  orderPartlyCancelled: {
    subject: 'Una parte del pedido {orderNumber} está cancelada',
    paragraphs: [
      'No podemos enviar una parte de tu pedido {orderNumber} y la hemos cancelado. Te devolvemos {amount} por el medio con que pagaste.',
    ],
    action: 'Ver el pedido',
  },
  orderShipped: {
    subject: 'El pedido {orderNumber} está en camino',
    paragraphs: ['Hemos enviado estos artículos de tu pedido {orderNumber}.'],
    action: 'Ver el pedido',
  },
  orderRefunded: {
    subject: 'Tu devolución del pedido {orderNumber}',
    paragraphs: [
      'Hemos recibido tu devolución del pedido {orderNumber}. Te devolvemos {amount} por el medio con que pagaste.',
    ],
    action: 'Ver el pedido',
  },
  returnRegistered: {
    subject: 'Tu devolución del pedido {orderNumber} está registrada',
    paragraphs: [
      'Tu devolución {returnNumber} está registrada, con estos artículos. La etiqueta va adjunta: imprímela, pégala por fuera del paquete y entrégalo.',
      'Cuando el paquete esté con nosotros, te devolvemos el dinero por el medio con que pagaste.',
    ],
    action: 'Ver el pedido',
  },
  giftCard: {
    subject: 'Una tarjeta regalo para ti',
    paragraphs: ['Esta tarjeta regalo vale {amount}.', 'Número: {number}', 'PIN: {pin}'],
    action: 'Ir a la tienda',
    note: 'Quien tenga el número y el PIN puede gastarla. Guarda este correo como si fuera dinero.',
  },
  noticeConfirmation: {
    subject: 'Confírmalo: {product}',
    paragraphs: [
      'Alguien, esperamos que tú, ha pedido un correo cuando {product} se pueda comprar. No enviamos nada antes de que lo confirmes.',
    ],
    action: 'Confirmar la petición',
    note: 'Si no has sido tú, no hagas nada. El enlace vale siete días.',
  },
  noticeStored: {
    subject: 'Anotado: {product}',
    paragraphs: ['Te escribiremos una sola vez, cuando {product} se pueda comprar. No te hemos reservado ninguno.'],
    action: 'Eliminar la petición',
    note: 'No tienes que hacer nada más.',
  },
  stockNotice: {
    subject: '{product} ha vuelto',
    paragraphs: ['{product} vuelve a estar disponible. No te hemos reservado ninguno.'],
    action: 'Ver el producto',
    note: 'Pediste este único correo. No habrá otro.',
  },
  sharedFavorites: {
    subject: 'Favoritos para que los veas',
    paragraphs: ['Alguien quiere enseñarte sus favoritos.'],
    action: 'Ver los favoritos',
  },
  reviewRequest: {
    subject: '¿Qué tal te va?',
    paragraphs: [
      'Los artículos de tu pedido {orderNumber} llevan ya un tiempo contigo. ¿Qué le dirías a alguien que está a punto de comprarlos? Unas frases sinceras ayudan, con fotos si quieres.',
    ],
    action: 'Escribir una opinión',
    note: 'Recibes este correo una sola vez por pedido. En tu cuenta puedes desactivar los correos sobre opiniones.',
  },
  reviewPublished: {
    subject: 'Tu opinión sobre {product} ya está publicada',
    paragraphs: ['Gracias. Tu opinión «{title}» ya la puede leer cualquiera que mire {product}.'],
    action: 'Ver el producto',
  },
  reviewRejected: {
    subject: 'Tu opinión sobre {product} no se publica',
    paragraphs: [
      'Hemos leído tu opinión «{title}» y no la publicamos.',
      'Motivo: {reason}',
      'Puedes cambiarla y enviarla otra vez.',
    ],
    action: 'Escribirla de nuevo',
  },
  caseReceived: {
    subject: 'Hemos recibido tu mensaje ({caseNumber})',
    paragraphs: [
      'Gracias por escribirnos. Tu mensaje tiene el número {caseNumber}. Respondemos en dos días laborables.',
    ],
  },
  questionAnswered: {
    subject: 'Tu pregunta sobre {product} tiene respuesta',
    paragraphs: ['Alguien ha respondido a tu pregunta sobre {product}.'],
    action: 'Leer la respuesta',
    note: 'Pediste este único correo. No habrá ningún otro.',
  },
};

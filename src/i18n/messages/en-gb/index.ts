import cart from './cart.json' with { type: 'json' };
import consent from './consent.json' with { type: 'json' };
import dialogs from './dialogs.json' with { type: 'json' };
import enroll from './enroll.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import favorites from './favorites.json' with { type: 'json' };
import identity from './identity.json' with { type: 'json' };
import maintenance from './maintenance.json' with { type: 'json' };
import notices from './notices.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import product from './product.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import wallets from './wallets.json' with { type: 'json' };

export default {
  ...cart,
  ...consent,
  ...dialogs,
  ...enroll,
  ...errors,
  ...favorites,
  ...identity,
  ...maintenance,
  ...notices,
  ...orders,
  ...product,
  ...services,
  ...shell,
  ...wallets,
};

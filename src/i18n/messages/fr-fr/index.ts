import cart from './cart.json' with { type: 'json' };
import checkout from './checkout.json' with { type: 'json' };
import consent from './consent.json' with { type: 'json' };
import dialogs from './dialogs.json' with { type: 'json' };
import enroll from './enroll.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import favorites from './favorites.json' with { type: 'json' };
import form from './form.json' with { type: 'json' };
import identity from './identity.json' with { type: 'json' };
import layout from './layout.json' with { type: 'json' };
import listing from './listing.json' with { type: 'json' };
import maintenance from './maintenance.json' with { type: 'json' };
import merchandising from './merchandising.json' with { type: 'json' };
import notices from './notices.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import product from './product.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import sections from './sections.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import storytelling from './storytelling.json' with { type: 'json' };
import wallets from './wallets.json' with { type: 'json' };

export default {
  ...cart,
  ...checkout,
  ...consent,
  ...dialogs,
  ...enroll,
  ...errors,
  ...favorites,
  ...form,
  ...identity,
  ...layout,
  ...listing,
  ...maintenance,
  ...merchandising,
  ...notices,
  ...orders,
  ...product,
  ...search,
  ...sections,
  ...services,
  ...shell,
  ...storytelling,
  ...wallets,
};

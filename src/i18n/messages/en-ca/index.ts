import cart from './cart.json' with { type: 'json' };
import dialogs from './dialogs.json' with { type: 'json' };
import enroll from './enroll.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import favorites from './favorites.json' with { type: 'json' };
import identity from './identity.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import product from './product.json' with { type: 'json' };

export default {
  ...cart,
  ...dialogs,
  ...enroll,
  ...errors,
  ...favorites,
  ...identity,
  ...orders,
  ...product,
};

import cart from './cart.json' with { type: 'json' };
import dialogs from './dialogs.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import product from './product.json' with { type: 'json' };

export default { ...cart, ...dialogs, ...errors, ...product };

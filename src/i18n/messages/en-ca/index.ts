import cart from './cart.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import product from './product.json' with { type: 'json' };

export default { ...cart, ...errors, ...orders, ...product };

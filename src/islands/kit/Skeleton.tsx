/** The size of what comes; the dialog's server HTML shows the same. */
export function CartSkeleton() {
  return (
    <div className="cart-skeleton" aria-hidden="true">
      <i className="skeleton" />
      <i className="skeleton" />
      <i className="skeleton" />
    </div>
  );
}

/** As large as the loaded cart; the dialog's server HTML shows the same skeleton. */
export function Skeleton() {
  return (
    <div className="cart-skeleton" aria-hidden="true">
      <i className="skeleton" />
      <i className="skeleton" />
      <i className="skeleton" />
    </div>
  );
}

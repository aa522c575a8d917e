import { reportReview } from '../../stores/catalog/reviews.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { ReportForm } from './ReportForm.tsx';

/** Reports a review to the moderators. */
export default function ReportDialog({ argument, close }: DialogProps) {
  return <ReportForm onClose={close} send={(reason) => reportReview({ reviewId: argument, reason })} />;
}

import { reportCustomerPhoto } from '../../stores/catalog/photos.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { ReportForm } from './ReportForm.tsx';

/** Reports a photo to the moderators. */
export default function ReportPhotoDialog({ argument, close }: DialogProps) {
  return <ReportForm onClose={close} send={(reason) => reportCustomerPhoto({ mediaId: argument, reason })} />;
}

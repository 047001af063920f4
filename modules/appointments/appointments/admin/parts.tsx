export { AppointmentDetail } from './appointment/appointment-detail.tsx';
export { BlockDialog } from './appointment/block-dialog.tsx';
export { BookDialog } from './appointment/book-dialog.tsx';

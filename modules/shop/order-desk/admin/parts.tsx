export { RefundModal } from './detail/refund-modal.tsx';

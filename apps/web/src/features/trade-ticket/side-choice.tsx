import { isBuySide, ORDER_SIDES, type OrderSide } from '@meridian/domain/order-side';
import { Segments } from '../../components/segments.tsx';
import styles from './trade-ticket.module.css';

const OPTIONS = ORDER_SIDES.map((side) => ({ value: side, label: side }));

type SideChoiceProps = { readonly side: OrderSide; readonly onSelect: (side: OrderSide) => void };

export function SideChoice({ side, onSelect }: SideChoiceProps) {
  return (
    <div className={styles['sides']} data-side={isBuySide(side) ? 'buy' : 'sell'}>
      <Segments label="Side of the new order" options={OPTIONS} selected={side} onSelect={onSelect} />
    </div>
  );
}

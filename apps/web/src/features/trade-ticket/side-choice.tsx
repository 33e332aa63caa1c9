import type { AssetClass } from '@meridian/domain/asset-class';
import { isBuySide, type OrderSide } from '@meridian/domain/order-side';
import { sidesOf } from '@meridian/domain/order-ticket/asset-sides';
import { Segments } from '../../components/segments.tsx';
import styles from './trade-ticket.module.css';

type SideChoiceProps = {
  readonly assetClass: AssetClass | null;
  readonly side: OrderSide;
  readonly onSelect: (side: OrderSide) => void;
};

export function SideChoice({ assetClass, side, onSelect }: SideChoiceProps) {
  const options = sidesOf(assetClass).map((each) => ({ value: each, label: each }));
  return (
    <div className={styles['sides']} data-side={isBuySide(side) ? 'buy' : 'sell'}>
      <Segments label="Side of the new order" options={options} selected={side} onSelect={onSelect} />
    </div>
  );
}

import { parentDisplayStatus, type ParentStatusFields } from '@meridian/domain/display-status';
import { isBuySide, type OrderSide } from '@meridian/domain/order-side';
import { GLYPH_CHARACTERS, statusStyle } from '@meridian/domain/status-style';
import styles from './order-words.module.css';

export function SideWord({ side }: { readonly side: OrderSide }) {
  return (
    <b className={styles['side']} data-side={isBuySide(side) ? 'buy' : 'sell'}>
      {side}
    </b>
  );
}

/** A parent's status as the blotter shows it. */
export function StatusWord({ order }: { readonly order: ParentStatusFields }) {
  return <StatusText status={parentDisplayStatus(order)} />;
}

/** A status with its glyph, as a chip where something is wrong. */
export function StatusText({ status }: { readonly status: Parameters<typeof statusStyle>[0] }) {
  const { tone, chip, glyph } = statusStyle(status);
  return (
    <span className={styles['status']} data-tone={tone} data-chip={chip ? '' : undefined}>
      <span aria-hidden="true">{GLYPH_CHARACTERS[glyph]}</span>
      {status}
    </span>
  );
}

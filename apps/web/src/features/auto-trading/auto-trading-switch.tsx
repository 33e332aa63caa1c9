import { Switch } from '@salt-ds/core';
import { useState } from 'react';
import { AutoTradingDialog } from './later-dialogs.ts';
import type { AutoTradingFact } from '../../live/auto-trading-fact.ts';
import styles from './auto-trading.module.css';

/** For administrators: pressing the switch asks first. Until the state is known there is none, on or off. */
export function AutoTradingSwitch({ fact }: { readonly fact: AutoTradingFact | null }) {
  const [to, setTo] = useState<'on' | 'off' | null>(null);
  const isOn = fact?.status === 'on';
  const isKnown = fact !== null && fact.status !== 'unknown';
  return (
    <div className={styles['pill']} data-off={fact?.status === 'off' ? '' : undefined}>
      <span className={styles['full']} aria-hidden="true">
        Auto-trading
      </span>
      <span className={styles['short']} aria-hidden="true">
        Auto
      </span>
      {isKnown ? (
        <Switch
          checked={isOn}
          inputProps={{ 'aria-label': `Global auto-trading, ${fact.status}` }}
          onChange={() => setTo(isOn ? 'off' : 'on')}
        />
      ) : (
        <span>
          <span className="salt-visuallyHidden">Global auto-trading, unknown</span>–
        </span>
      )}
      {to === null ? null : (
        <AutoTradingDialog to={to} killReport={fact?.killReport ?? null} onClose={() => setTo(null)} />
      )}
    </div>
  );
}

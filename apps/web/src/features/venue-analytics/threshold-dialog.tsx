import type { TypedValue } from '@meridian/domain/order-ticket/typed-number';
import { VENUE_THRESHOLDS, type VenueThresholds, venueThresholdsProblem } from '@meridian/domain/venue-reading';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { type FormEvent, useState } from 'react';
import dialogStyles from '../../components/dialog-form.module.css';
import { NumberField } from '../../components/fields/number-field.tsx';
import { changePreferences, usePreferences } from '../../lib/preferences.ts';
import { useSession } from '../../session/session-context.tsx';
import styles from './venue-analytics.module.css';

type Typed = Readonly<Record<keyof VenueThresholds, TypedValue>>;

const FIELDS = [
  { name: 'fair', label: 'Fair from' },
  { name: 'watch', label: 'Watch from' },
  { name: 'toxic', label: 'Toxic from' },
] as const;
const STEP = 0.05;

/** Sets from which toxicity on a venue is fair, to watch, or toxic: for this user, in every browser. */
export function ThresholdDialog({ onClose }: { readonly onClose: () => void }) {
  const userId = useSession(({ auth }) => auth.user?.id ?? null);
  const [typed, setTyped] = useState<Typed>(usePreferences(({ venue_thresholds }) => venue_thresholds));
  const thresholds = thresholdsOf(typed);
  const problem = thresholds === null ? 'Enter three numbers' : venueThresholdsProblem(thresholds);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (thresholds === null || problem !== null || userId === null) return;
    void changePreferences(userId, { venue_thresholds: thresholds });
    onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} size="small">
      <form onSubmit={submit}>
        <DialogHeader header="Toxicity thresholds" disableAccent />
        <DialogContent>
          <div className={dialogStyles['form']}>
            <p className={styles['quiet']}>
              Toxicity is what resting and midpoint fills lose in 1 s, in half spreads of their own. 0 is harmless,
              negative is good: the fills kept what resting earned. A venue to watch is toxic when the price has not
              come back after 5 m.
            </p>
            {FIELDS.map(({ name, label }) => (
              <NumberField
                key={name}
                label={label}
                unit="half spreads"
                step={STEP}
                minimum={STEP}
                value={typed[name]}
                onChange={(value) => setTyped((now) => ({ ...now, [name]: value }))}
              />
            ))}
            {problem === null ? null : (
              <p className={styles['problem']} role="alert">
                {problem}
              </p>
            )}
          </div>
        </DialogContent>
        <DialogActions>
          <Button type="button" appearance="transparent" onClick={() => setTyped(VENUE_THRESHOLDS)}>
            Use defaults
          </Button>
          <Button type="button" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" sentiment="accented" disabled={problem !== null}>
            Save thresholds
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function thresholdsOf({ fair, watch, toxic }: Typed): VenueThresholds | null {
  if (typeof fair !== 'number' || typeof watch !== 'number' || typeof toxic !== 'number') return null;
  return { fair, watch, toxic };
}

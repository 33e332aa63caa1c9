import { ASSET_SELECTIONS } from '@meridian/domain/asset-class';
import styles from './asset-switch.module.css';
import { useAssetSelection } from './use-asset-selection.ts';

/** EQUITY, FUTURE or CALENDAR SPREAD: radio buttons, so one tab stop and the arrows choose. */
export function AssetSwitch() {
  const [selected, select] = useAssetSelection();
  return (
    <fieldset className={styles.group}>
      <legend className="salt-visuallyHidden">Asset class</legend>
      {ASSET_SELECTIONS.map((asset) => (
        <label key={asset} className={styles.option}>
          <input
            type="radio"
            name="asset"
            className="salt-visuallyHidden"
            value={asset}
            checked={asset === selected}
            onChange={() => select(asset)}
          />
          {asset}
        </label>
      ))}
    </fieldset>
  );
}

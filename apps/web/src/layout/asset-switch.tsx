import { ASSET_SELECTIONS } from '@meridian/domain/asset-class';
import { Segments } from '../components/segments.tsx';
import { useAssetSelection } from './use-asset-selection.ts';

const OPTIONS = ASSET_SELECTIONS.map((asset) => ({ value: asset, label: asset }));

/** EQUITY, FUTURE or CALENDAR SPREAD. */
export function AssetSwitch() {
  const [selected, select] = useAssetSelection();
  return <Segments label="Asset class" options={OPTIONS} selected={selected} onSelect={select} />;
}

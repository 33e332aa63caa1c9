import { Button, Menu, MenuItem, MenuPanel, MenuTrigger } from '@salt-ds/core';
import { DocumentIcon, ImageIcon } from '@salt-ds/icons';
import { useQueryClient } from '@tanstack/react-query';
import { type ExportContent, savePdf, savePng } from '../../components/chart/export/export-page.ts';
import type { PageOrientation } from '../../components/chart/export/pdf-file.ts';
import { tableFileName } from '../../components/chart/table-data.ts';
import { showToast } from '../../components/show-toast.tsx';
import { dateAndTime, SHOWN_ZONE } from '../../lib/time-text.ts';
import type { CostAddress } from './cost-address.ts';
import { paceText } from './cost-texts.ts';
import { curveTable } from './curve-table.tsx';
import { figuresOf } from './key-figures.tsx';
import { estimateKey, type useCostEstimate } from './use-transaction-cost.ts';

type ExportButtonsProps = { readonly address: CostAddress; readonly panelId: string; readonly tab: string };

/** What is on the screen, as a page: charts, key figures and the ten sizes. */
export function ExportButtons({ address, panelId, tab }: ExportButtonsProps) {
  const client = useQueryClient();
  const content = (): ExportContent => {
    const found = client.getQueryData<ReturnType<typeof useCostEstimate>['data']>(estimateKey(address));
    const hasEstimate = address.tab === '1' && found !== undefined;
    return {
      title: `Transaction cost, ${address.symbol ?? ''}`,
      subtitle: `${tab} · ${address.side} · ${paceText(address)} · size ${address.size.toLocaleString('en-US')} · ${dateAndTime(Date.now())} ${SHOWN_ZONE}`,
      figures: hasEstimate
        ? figuresOf(found).map(({ name, value, unit, about }) => ({ name, value: `${value} ${unit ?? ''}`, about }))
        : [],
      tables: hasEstimate ? [curveTable(found, address.curves)] : [],
    };
  };
  const save = async (write: (root: ParentNode, name: string) => Promise<void>): Promise<void> => {
    const root = document.getElementById(panelId);
    if (root === null) return;
    const name = tableFileName(`transaction cost ${address.symbol ?? ''} ${tab}`, '').replace(/\.$/, '');
    try {
      await write(root, name);
    } catch {
      showToast({ tone: 'error', title: 'The page could not be saved', text: 'Try again, or choose another tab.' });
    }
  };
  const pdf = (orientation: PageOrientation) => void save((root, name) => savePdf(root, content(), name, orientation));
  return (
    <>
      <Menu>
        <MenuTrigger>
          <Button appearance="bordered">
            <DocumentIcon aria-hidden /> PDF
          </Button>
        </MenuTrigger>
        <MenuPanel>
          <MenuItem onClick={() => pdf('landscape')}>Landscape</MenuItem>
          <MenuItem onClick={() => pdf('portrait')}>Portrait</MenuItem>
        </MenuPanel>
      </Menu>
      <Button appearance="bordered" onClick={() => void save((root, name) => savePng(root, content(), name))}>
        <ImageIcon aria-hidden /> PNG
      </Button>
    </>
  );
}

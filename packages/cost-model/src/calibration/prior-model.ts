import { PRODUCTION_PARAMETERS } from '../models/production-cost.ts';
import type { CostModel } from '../models/uncertain-cost.ts';

const PHI_SD = 0.1;
const Y_SD = 0.15;

/** The published defaults, and how far off they may be for one desk: what is used until own orders say more. */
export const PRIOR_MODEL: CostModel = {
  parameters: PRODUCTION_PARAMETERS,
  covariance: [
    [PHI_SD ** 2, 0, 0, 0],
    [0, Y_SD ** 2, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
};

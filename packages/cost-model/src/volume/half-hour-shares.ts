/** Percent of the day's volume by half hour from 9:30, October 2013. */
export const IBM_HALF_HOUR_SHARES = [14.89, 9.59, 8.31, 7.09, 6.33, 5.04, 4.28, 4.5, 4.24, 5.05, 4.18, 6.91, 19.6];
export const SPY_HALF_HOUR_SHARES = [13, 9.04, 7.53, 6.75, 8.04, 5.68, 3.75, 5.82, 4.66, 6.26, 4.23, 7.47, 17.78];

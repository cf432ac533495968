/** What this service reads beside the settings of every service. */
export const billingSettings = {} as const;

export * from './identity-accounts.js';
export * from './identity-client-errors.js';
export * from './identity-permissions.js';
export * from './identity-profile.js';
export * from './identity-sign-in.js';
export * from './identity-terms.js';
export * from './identity-two-factor.js';
export * from './identity-view-tokens.js';

/** Names that a layout has to survive. */
export const LONG_NAME =
  'Curaçao International Trust & Corporate Services (Management and Administration of Private Limited Liability Companies) N.V.';
export const ARABIC_NAME = 'شركة الخليج للتجارة والاستثمار المحدودة';

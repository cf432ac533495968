import type { components } from '@/lib/api/schema';

export type ThreadMessage = components['schemas']['ThreadMessage'];
export type Attachment = components['schemas']['Attachment'];

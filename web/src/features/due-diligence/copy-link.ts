import { type LinkPurpose, linkAddress } from '@/due-diligence/link-address';
import { text } from '@/due-diligence/texts';
import { toastError, toastSuccess } from '@/lib/toasts';

/** Puts the address of a link on the clipboard. */
export async function copyLink(purpose: LinkPurpose, token: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkAddress(purpose, token));
    toastSuccess(text.notices.linkCopied);
  } catch (error) {
    toastError(error, { message: text.errors.copy });
  }
}

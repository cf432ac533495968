import { Text } from '@mantine/core';
import { Moment } from '@/components/moment';
import { RichTextView } from '@/components/rich-text/rich-text-view';
import { StatePill } from '@/components/state-pill';
import { AttachmentLink } from './attachment-link';
import { text } from './texts';
import type { ThreadMessage } from './thread';
import classes from './threads.module.css';

/** What was said, oldest first; what the support wrote is labelled. */
export const MessageList = ({ messages }: { messages: readonly ThreadMessage[] }) =>
  messages.length === 0 ? (
    <Text c="dimmed">{text.noMessages}</Text>
  ) : (
    <ol className={classes.messages} aria-label={text.titles.discussion}>
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  );

const Message = ({ message }: { message: ThreadMessage }) => (
  <li
    className={classes.message}
    data-support={message.type === 'admin' || undefined}
    data-note={message.note || undefined}
  >
    <div className={classes.who}>
      {message.username && <bdi className={classes.name}>{message.username}</bdi>}
      {message.type === 'admin' && <StatePill state="new" label={text.support} />}
      <Moment at={message.createdAt} />
    </div>
    <RichTextView value={message.message_structure} />
    {message.attachment.length > 0 && (
      <ul className={classes.files} aria-label={text.titles.attachments}>
        {message.attachment.map((file) => (
          <AttachmentLink key={file._id} file={file} />
        ))}
      </ul>
    )}
  </li>
);

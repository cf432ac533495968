import { UPLOAD } from '@dossier/proto/rules/limits';
import { Button, Group, Input, Text } from '@mantine/core';
import { IconCamera, IconFile } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { acceptAttribute, refusal } from '@/components/file-drop/accept';
import { text } from '../texts';

type ChooseFileProps = { file: File | undefined; error?: string; onFile: (file: File) => void };

const isPicture = ({ type }: File) => type.startsWith('image/') && type !== 'image/png';

/** One file from the device or its camera. A picture is made a PDF here, so that every phone can send its own. */
export function ChooseFile({ file, error, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const usable = isPicture(chosen) ? await pdfOf(chosen) : chosen;
    const reason = usable ? refusal(usable, UPLOAD.formats) : text.errors.notAPicture;
    setRefused(reason);
    if (usable && !reason) onFile(usable);
  };
  const field = (ref: typeof input, extra: object) => (
    <input
      ref={ref}
      type="file"
      hidden
      {...extra}
      onChange={(event) => {
        void take(event.currentTarget.files?.[0]);
        event.currentTarget.value = '';
      }}
    />
  );
  return (
    <Input.Wrapper label={text.dialogs.file} labelElement="div" error={refused ?? error}>
      <Group gap="xs">
        <Button variant="default" leftSection={<IconFile size={16} />} onClick={() => input.current?.click()}>
          {text.dialogs.choose}
        </Button>
        <Button variant="default" leftSection={<IconCamera size={16} />} onClick={() => camera.current?.click()}>
          {text.actions.photograph}
        </Button>
      </Group>
      {file && (
        <Text size="sm" mt={4}>
          {file.name}
        </Text>
      )}
      {field(input, { accept: `${acceptAttribute(UPLOAD.formats)},image/jpeg`, 'aria-label': text.dialogs.choose })}
      {field(camera, { accept: 'image/*', capture: 'environment', 'aria-label': text.actions.photograph })}
    </Input.Wrapper>
  );
}

async function pdfOf(picture: File): Promise<File | undefined> {
  const { pictureToPdf } = await import('./picture-to-pdf');
  return pictureToPdf(picture).catch(() => undefined);
}

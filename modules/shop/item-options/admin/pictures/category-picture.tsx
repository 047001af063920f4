import type { Category } from '@fachwerk/catalog/contract-category';
import { useAsk, useChange } from '@fachwerk/react/call';
import { IMAGE_TYPES, whyNotImage } from '@fachwerk/react/image-check';
import { notify, wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, FileButton, Group, Image, Text } from '@mantine/core';
import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { PICTURE_MOST_BYTES, pictureApi } from '../../contract-picture.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Stands in the form of a category; a picture is stored at once, as those of items are. */
export function CategoryPicture({ category }: { category: Category }) {
  const t = useText(adminDe);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const save = useChange(pictureApi.saveOfCategory, { isQuiet: true });
  const known = useAsk(pictureApi.listOfCategories, {}).data?.pictures;
  const picture = known?.find(({ categoryId }) => categoryId === category.id)?.picture;
  const store = async (image?: File) => {
    reset.current?.();
    const whyNot = image && whyNotImage(image, PICTURE_MOST_BYTES);
    if (whyNot) return setRefusal(t(`picture.${whyNot}`));
    setRefusal(null);
    await save.mutateAsync({ categoryId: category.id, ...(image && { image }) }).then(
      () => notify(t(image ? 'category_picture.saved' : 'category_picture.removed')),
      (error) => setRefusal(wordsOf(error).text),
    );
  };
  const name = category.name.de;
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {t('category_picture.title')}
      </Text>
      {picture && (
        <Image
          src={picture.sources[0]?.url}
          alt={picture.alt.de || t('category_picture.alt', { name })}
          w={160}
          h={120}
          radius="md"
          mb="xs"
        />
      )}
      <Group gap="xs">
        <FileButton resetRef={reset} accept={IMAGE_TYPES.join(',')} onChange={(image) => image && void store(image)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={save.isPending}
              leftSection={<IconPhotoUp size={16} stroke={1.5} aria-hidden />}
            >
              {t(picture ? 'category_picture.replace' : 'category_picture.add')}
            </Button>
          )}
        </FileButton>
        {picture && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
            onClick={() => void store()}
          >
            {t('category_picture.remove')}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {t('category_picture.help')}
      </Text>
      {refusal && (
        <Text size="sm" c="danger" role="alert">
          {refusal}
        </Text>
      )}
    </div>
  );
}

import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { HeroLayer, HeroText } from './hero-layout.ts';
import { HeroSection } from './hero-section.tsx';

const Lines = styled.div`
  display: grid;
  gap: var(--s5);
  max-inline-size: 33rem;
  opacity: 0.16;
`;

export const HeroSkeleton = () => (
  <>
    <VisuallyHidden as="h1">{copy.hero.heading}</VisuallyHidden>
    <HeroSection>
      <HeroLayer>
        <HeroText>
          <LoadingArea>
            <Lines>
              <Skeleton $block="4.5rem" />
              <Skeleton $block="4.5rem" $inline="70%" />
              <Skeleton $block="1.5rem" />
              <Skeleton $block="3.375rem" $inline="12rem" />
            </Lines>
          </LoadingArea>
        </HeroText>
      </HeroLayer>
    </HeroSection>
  </>
);

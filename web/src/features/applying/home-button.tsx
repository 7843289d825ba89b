/** The way on for whoever cannot apply here. */
import { Button } from '@mantine/core';
import { Link } from 'react-router';

export function HomeButton() {
  return (
    <Button component={Link} to="/user/cdashboard" variant="default" mt="xs">
      Go to my dashboard
    </Button>
  );
}

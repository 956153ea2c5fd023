export const SignInAgain = ({ email }: { email: string }) => <p>{email}</p>;
